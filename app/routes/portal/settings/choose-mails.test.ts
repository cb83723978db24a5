import { expect, test } from 'vitest'
import { toastIn, isChecked, textOf } from '#test/read-page.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'

const QUESTION = 'Shall we write to you?'
const BERLIN = { time_zone: 'Europe/Berlin' }

const { world, visit } = await emptySite()
const list = async (owner: ReturnType<typeof visit>) =>
  textOf(await (await owner.get('/portal/profile')).text())
const settings = async (owner: ReturnType<typeof visit>) => (await owner.get('/portal/settings')).text()

test('an owner is asked once: when a profile is complete, and no more after an answer, whatever it is', async () => {
  const owner = await signedIn(world, visit())
  await makeProfile(owner, { complete: false })
  expect(await list(owner)).not.toContain(QUESTION)
  await makeProfile(owner)
  expect(await list(owner)).toContain(QUESTION)
  const answered = await owner.post('/portal/settings/mails', { ...BERLIN, back: 'list' })
  expect(answered.headers.get('Location')).toBe('/portal/profile')
  expect(toastIn(answered)).toBe('mails_chosen')
  expect(await list(owner)).not.toContain(QUESTION)
})

test('nothing is on until it is chosen, and the settings show what was', async () => {
  const owner = await signedIn(world, visit())
  const before = await settings(owner)
  expect([isChecked(before, 'reminders'), isChecked(before, 'news')]).toEqual([false, false])
  await owner.post('/portal/settings/mails', { reminders: 'on', time_zone: 'Asia/Kathmandu' })
  const after = await settings(owner)
  expect([isChecked(after, 'reminders'), isChecked(after, 'news')]).toEqual([true, false])
  expect(after).toMatch(/<option[^>]*value="Asia\/Kathmandu"[^>]*selected/)
})

test.each(['', 'Europe/Nowhere', 'x'.repeat(500)])(
  'a time zone “%s” is refused and changes nothing',
  async (time_zone) => {
    const owner = await signedIn(world, visit())
    const refused = await owner.post('/portal/settings/mails', { news: 'on', time_zone })
    expect(toastIn(refused)).toBe('form_invalid')
    expect(isChecked(await settings(owner), 'news')).toBe(false)
  },
)

test('the choice is in the downloaded data', async () => {
  const owner = await signedIn(world, visit())
  await owner.post('/portal/settings/mails', { ...BERLIN, news: 'on' })
  const file = (await (await owner.get('/portal/settings/data')).json()) as { account: unknown }
  expect(file.account).toMatchObject({ emails: { reminders: false, news: true, timeZone: 'Europe/Berlin' } })
})
