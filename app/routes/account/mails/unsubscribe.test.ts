import { beforeEach, expect, test } from 'vitest'
import { accounts, mailChoices } from '#app/server/database/schema.ts'
import { unsubscribeLink } from '#app/server/commands/mails/mail-choices.ts'
import { signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const { world, visit } = await emptySite()
let link: string
beforeEach(async () => {
  const owner = await signedIn(world, visit())
  await owner.post('/portal/settings/mails', { reminders: 'on', news: 'on', time_zone: 'Europe/Berlin' })
  const [account] = await world.db.select({ id: accounts.id }).from(accounts)
  link = new URL(unsubscribeLink(world, { userId: account?.id ?? '', mail: 'reminders' })).pathname
})

const chosen = async () => {
  const [row] = await world.db.select().from(mailChoices)
  return row && { reminders: row.reminders, news: row.news }
}

test('opening the link only asks: a mail scanner opens it too', async () => {
  const page = await visit().get(link)
  expect(page.status).toBe(200)
  expect(textOf(await page.text())).toContain('No more reminders by email?')
  expect(await chosen()).toEqual({ reminders: true, news: true })
})

test('one press ends that kind of mail, without signing in, and again with the same answer', async () => {
  for (let times = 0; times < 2; times++) {
    const page = await visit().post(link)
    expect(page.status).toBe(200)
    expect(textOf(await page.text())).toContain('No more reminders')
    expect(await chosen()).toEqual({ reminders: false, news: true })
  }
})

test('a mail program ends it with one post that no page sent (RFC 8058)', async () => {
  const answer = await visit().request(link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(answer.status).toBe(200)
  expect(await chosen()).toEqual({ reminders: false, news: true })
})

test.each([
  ['another kind', (path: string) => path.replace('reminders', 'news')],
  ['another account', (path: string) => path.replace(/reminders\/[^/]+/, 'reminders/somebody')],
  ['no signature', (path: string) => path.replace(/[^/]+$/, 'x')],
  ['a kind that there is not', (path: string) => path.replace('reminders', 'everything')],
])('a link for %s is refused, by GET and by POST', async (_what, forge) => {
  expect((await visit().get(forge(link))).status).toBe(404)
  const answer = await visit().post(forge(link))
  expect(answer.status).toBe(404)
  expect(textOf(await answer.text())).toContain('This link has already been used or is not valid')
  expect(await chosen()).toEqual({ reminders: true, news: true })
})
