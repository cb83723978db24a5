import { beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { errorAt, textOf } from '#test/read-page.ts'

const SUBJECT = 'A message about the list for'

const { world, visit } = await emptySite()
let profile: MadeProfile
let owner: ReturnType<typeof visit>
beforeEach(async () => {
  owner = await signedIn(world, visit())
  profile = await makeProfile(owner, { fields: { recipient_name: 'Emma', accepts_messages: 'on' } })
})

const write = (words = 'Is size 92 still right?\nLove, Eva', visitor = visit()) =>
  visitor.post(`/gift/${profile.slug}/message`, { words })
const messages = async () =>
  (await world.mails()).filter((mail) => mail.includes(SUBJECT)).map((mail) => mail.replace(/=\n/g, ''))
const page = async () => textOf(await (await visit().get(`/gift/${profile.slug}`)).text())

test('a visitor’s words reach the owner by mail, with nothing else about the visitor', async () => {
  expect(await page()).toContain('Write to the organiser')
  const answer = await write()
  expect(textOf(await answer.text())).toContain('Your message is on its way')
  const [mail = ''] = await messages()
  expect(mail).toContain('To: owner@example.org')
  expect(mail).toContain('Is size 92 still right?')
  expect(mail).toContain('Love, Eva')
  expect(mail).not.toContain('192.0.2.1')
})

test('the visitor learns no address of the owner', async () => {
  const form = await (await visit().get(`/gift/${profile.slug}/message`)).text()
  const sent = await (await write()).text()
  expect(form + sent).not.toContain('owner@example.org')
})

test('it is off until the owner switches it on', async () => {
  profile = await makeProfile(owner, { fields: { recipient_name: 'Otto' } })
  expect(await page()).not.toContain('Write to the organiser')
  expect((await visit().get(`/gift/${profile.slug}/message`)).status).toBe(404)
  expect((await write()).status).toBe(403)
  expect(await messages()).toEqual([])
})

test.each([
  ['nothing', '  ', 'Please write your message'],
  ['501 characters', 'x'.repeat(501), 'Please use at most 500 characters'],
])('%s is refused at the field', async (_what, words, message) => {
  const answer = await write(words)
  expect(answer.status).toBe(422)
  expect(errorAt(await answer.text(), 'words')).toBe(message)
})

test('markup stays words, and no line becomes a header', async () => {
  await write('<script>alert(1)</script>\r\nBcc: all@example.org')
  const [mail = ''] = await messages()
  const html = mail.slice(mail.indexOf('Content-Type: text/html'))
  expect(html).not.toContain('<script>')
  const [headers = ''] = mail.split(/\r?\n\r?\n/)
  expect(headers).toContain('Subject:')
  expect(headers).not.toContain('Bcc:')
})

test('of an incomplete profile, and of one that was taken down, nothing is sent', async () => {
  await world.db.update(giftProfiles).set({ status: 'incomplete' })
  expect((await write()).status).toBe(403)
  await world.db.update(giftProfiles).set({ status: 'complete', takedown_reason: 'rude' })
  expect((await write()).status).toBe(404)
  expect(await messages()).toEqual([])
})

test('one address sends ten an hour, and an owner gets twenty', async () => {
  for (let sent = 0; sent < 10; sent++) await write('hello', visit('192.0.2.7'))
  expect((await write('hello', visit('192.0.2.7'))).status).toBe(429)
  for (let sent = 0; sent < 10; sent++) await write('hello', visit(`192.0.3.${sent}`))
  expect((await write('hello', visit('192.0.4.1'))).status).toBe(429)
  expect(await messages()).toHaveLength(20)
})
