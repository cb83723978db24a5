import { wordsIn } from '#app/server/request/words.ts'
import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { CHAT_BROWSER } from '#app/copy/notes.ts'
import {
  accounts,
  drawParticipants,
  gatherings,
  giftProfiles,
  limitCounters,
} from '#app/server/database/schema.ts'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { subjectOf } from '#app/server/mail/readable-email.ts'
import { opaqueId } from '#app/server/request/opaque-id.ts'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import { toastIn, errorAt, textOf, valueOf } from '#test/read-page.ts'
import { makeGathering, type MadeGathering, makeProfile, type MadeProfile } from '#test/make.ts'
import { ownSite, threeVisitors } from '#test/own-site.ts'

const { world, visit } = await ownSite()
const { owner, other, nobody } = await threeVisitors(world, visit)
let christmas: MadeGathering
let emma: MadeProfile
beforeEach(async () => {
  await world.db.delete(gatherings)
  await world.db.delete(giftProfiles)
  await world.db.delete(limitCounters)
  emma = await makeProfile(owner, { fields: { recipient_name: 'Emma' } })
  christmas = await makeGathering(owner, [emma])
})

const screen = () => `/portal/gatherings/${christmas.id}/draw`
const html = async (path: string, by = owner) => (await by.get(path)).text()
const words = async (path = screen(), by = owner) => textOf(await html(path, by)).replace(/\s+/g, ' ')
const post = (fields: Record<string, string>) => owner.post(screen(), fields)
const add = (name: string, email = '', profile = '') => post({ do: 'add', name, email, profile })
const stored = () => world.db.select().from(drawParticipants).orderBy(drawParticipants.name)
const named = async (name: string) => {
  const found = (await stored()).find((one) => one.name === name)
  if (!found) throw new Error(`${name} takes no part`)
  return found
}
const apart = async (one: string, second: string) =>
  post({ do: 'apart', one: (await named(one)).id, other: (await named(second)).id })
const drawNames = () => post({ do: 'draw' })
async function drawTwo() {
  for (const name of ['Anna', 'Bert']) await add(name)
  await drawNames()
}
const linkOf = async (name: string) => `/draw/${(await named(name)).link}`
async function recipientOf(name: string): Promise<string | undefined> {
  const { draws } = await named(name)
  return (await stored()).find(({ id }) => id === draws)?.name
}
const open = async (name: string, by = visit()) => {
  const link = await linkOf(name)
  await by.get(link)
  await by.post(link)
  return words(link, by)
}
const renew = async (name: string) => post({ do: 'link', participant: (await named(name)).id })
async function change(name: string, fields: Record<string, string>) {
  const { id, email } = await named(name)
  const before = { participant: id, email_before: email ?? '' }
  return post({ do: 'change', ...before, name, email: '', profile: '', ...fields })
}

test('everybody from the gathering is added at once, and others by name', async () => {
  expect(await words()).toContain('Add at least two people')
  expect(toastIn(await post({ do: 'everybody' }))).toBe('draw_saved')
  expect(toastIn(await add('Otto', 'otto@example.org'))).toBe('draw_saved')
  expect(await words()).toMatch(/Emma gets a link from you.* Otto otto@example\.org/)
  expect(await words()).toContain('1 person gets an email, 1 gets a link from you.')
  await post({ do: 'everybody' })
  expect(await stored()).toHaveLength(2)
})

test('after the draw the page says which links go by email and which are to be passed on', async () => {
  const byMail = 'Everyone with an email address gets their link by email.'
  const byHand = 'Pass on the links below, each to its own person.'
  await drawTwo()
  expect(await words()).toContain(byHand)
  expect(await words()).not.toContain(byMail)
  await change('Anna', { email: 'anna@example.org' })
  expect(await words()).toContain(`${byMail} ${byHand}`)
  await change('Bert', { email: 'bert@example.org' })
  expect(await words()).toContain(byMail)
  expect(await words()).not.toContain(byHand)
})

test('a profile that another owner keeps, or that somebody has already, is no participant’s', async () => {
  const others = await makeProfile(other)
  await add('Zeno', '', opaqueId(world, others.id))
  await add('Emma', '', opaqueId(world, emma.id))
  await add('Emma B.', '', opaqueId(world, emma.id))
  expect((await stored()).map(({ profile_id }) => profile_id)).toEqual([emma.id, null, null])
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Please enter a name', 422],
  ['a name that is there', { name: 'OTTO' }, 'name', 'This name is there already.', 409],
  ['a wrong address', { name: 'Eva', email: 'eva' }, 'email', 'Please enter a valid email address', 422],
])('%s is refused beside its field, and what was typed stays', async (_, fields, field, sentence, status) => {
  await add('Otto')
  const answer = await post({ do: 'add', email: '', ...fields })
  expect(answer.status).toBe(status)
  const page = await answer.text()
  expect(errorAt(page, field)).toContain(sentence)
  expect(valueOf(page, 'name')).toBe(fields.name)
  expect(await stored()).toHaveLength(1)
})

test('whoever is removed takes the pairs along in which they stood', async () => {
  for (const name of ['Anna', 'Bert', 'Carl']) await add(name)
  await apart('Anna', 'Bert')
  expect(await words()).toContain('With these pairs not everyone can draw somebody')
  await post({ do: 'remove', participant: (await named('Bert')).id })
  expect(await words()).toContain('2 get a link from you')
  expect(await words()).not.toContain('Anna and Bert')
})

test('a draw that is impossible says before it with which pair, and is refused', async () => {
  for (const name of ['Anna', 'Bert', 'Carl', 'Dora']) await add(name)
  for (const name of ['Bert', 'Carl', 'Dora']) await apart('Anna', name)
  expect(await words()).toContain(
    'Nobody is left whom Anna could draw. Let “Anna and Bert” draw each other again.',
  )
  expect(await html(screen())).not.toContain('value="draw"')
  expect((await drawNames()).status).toBe(409)
  const pair = [(await named('Bert')).id, (await named('Anna')).id].join(' ')
  expect(toastIn(await post({ do: 'allow', pair }))).toBe('draw_saved')
  expect(toastIn(await drawNames())).toBe('names_drawn')
  expect(await recipientOf('Anna')).toBe('Bert')
})

test.each([
  ['the same person twice', 'Anna', 'Anna'],
  ['nobody', 'Anna', ''],
  ['somebody of another gathering', 'Anna', 'Zeno'],
])('%s cannot be kept apart', async (_, one, second) => {
  await add('Zeno')
  const zeno = (await named('Zeno')).id
  christmas = await makeGathering(owner, [])
  await add('Anna')
  const ids: Record<string, string> = { Anna: (await named('Anna')).id, Zeno: zeno }
  const answer = await post({ do: 'apart', one: ids[one] ?? '', other: ids[second] ?? '' })
  expect(answer.status).toBe(422)
  expect(toastIn(await post({ do: 'allow', pair: `${ids[one]} ${zeno}` }))).toBe('draw_saved')
})

test('a link that is passed on shows the name on the device that opens it first, and on no other', async () => {
  await post({ do: 'everybody' })
  await add('Otto')
  const link = await linkOf('Otto')
  expect(await words(link, nobody)).toContain('Otto, not drawn yet')
  await post({ do: 'budget', budget: 'about 25 €' })
  await drawNames()

  const phone = visit()
  expect(await words(link, phone)).toContain('Otto, you drew a name')
  expect(await words(link, phone)).not.toContain('Emma')
  const shown = await open('Otto', phone)
  expect(shown).toContain('You give to Emma')
  expect(shown).toContain('A gift may cost: about 25 €.')
  expect(await words(link, phone)).toContain('You give to Emma')
  expect(await html(link, phone)).toContain(`/gift/${emma.slug}?from=${christmas.page.split('/')[2]}`)

  const laptop = visit()
  expect(await words(link, laptop)).toContain('this link was opened on another device')
  await laptop.post(link)
  expect(await words(link, laptop)).not.toContain('Emma')
  expect(await words()).toMatch(/Otto opened their link on Nov 21, 2026/)
})

test('in a chat app’s own browser it is said that the name stays there, until it is shown', async () => {
  await drawTwo()
  const link = await linkOf('Anna')
  const phone = visit()
  const seenIn = async (app: string) => {
    const headers = {
      'User-Agent': `Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36 ${app}`,
    }
    return textOf(await (await phone.request(link, { headers })).text())
  }
  expect(await seenIn('WhatsApp/2.25')).toContain(wordsIn('en')._(CHAT_BROWSER))
  expect(await seenIn('')).not.toContain(wordsIn('en')._(CHAT_BROWSER))
  await phone.post(link)
  const shown = await seenIn('WhatsApp/2.25')
  expect(shown).toContain('You give to')
  expect(shown).not.toContain(wordsIn('en')._(CHAT_BROWSER))
})

test('a name moves to another device by one button, and the device before and the organiser are told', async () => {
  await post({ do: 'everybody' })
  await add('Otto', 'otto@example.org')
  await drawNames()
  const [link, phone, laptop] = [await linkOf('Otto'), visit(), visit()]
  await open('Otto', phone)
  expect(await words(link, laptop)).toContain('Show it here instead')
  expect(await words()).not.toContain('name moved')
  await laptop.post(link, { move: 'on' })
  expect(await words(link, laptop)).toContain('You give to Emma')
  expect(await words(link, phone)).toContain('Otto, your name was moved to another device')
  expect(await words(link, phone)).toContain('That was on November 21, 2026 at 12:00 UTC')
  expect(await html(link, phone)).not.toContain('Emma')
  expect(await words()).toContain(
    'Otto otto@example.org, the name was moved to another device on Nov 21, 2026',
  )
})

test('the organiser sees a link to pass on until it is opened, and again once it is made anew', async () => {
  await drawTwo()
  const isShown = async () => (await html(screen())).includes(await linkOf('Anna'))
  expect(await isShown()).toBe(true)
  await open('Anna')
  expect(await isShown()).toBe(false)
  const before = world.time.now
  world.time.now = new Date(before.getTime() + 1000)
  await renew('Anna')
  expect(await isShown()).toBe(true)
  world.time.now = before
})

test('who has an address gets a link that no page shows, for the device that opens it first', async () => {
  await add('Anna', 'anna@home.example')
  await add('Bert', 'bert@home.example')
  await drawNames()
  const mails = (await world.mails()).filter((one) => one.includes('@home.example'))
  expect(mails).toHaveLength(2)
  const mail = mails.find((one) => one.includes('To: anna@home.example')) ?? ''
  expect(mail).toContain('Subject: Names were drawn: whom do you give to?')
  expect(mail).not.toContain('Bert')
  expect(mail.replaceAll('=\n', '')).toContain((await linkOf('Anna')).slice(0, 30))
  expect(await open('Anna')).toContain('You give to Bert')
  const laptop = await open('Anna', nobody)
  expect(laptop).toContain('this link was opened on another device')
  expect(await html(screen())).not.toContain((await named('Anna')).link)
  expect(await words()).toContain('Anna anna@home.example, opened their link on Nov 21, 2026')
})

test('a name of a gathering that holds an address goes to nobody by mail', async () => {
  christmas = await makeGathering(owner, [], { name: 'Buy at shop.example now' })
  await add('Anna', 'anna@example.org')
  await add('Bert')
  await drawNames()
  const [mail = ''] = await world.mails()
  expect(mail).toContain('Names were drawn for a gathering')
  expect(mail).not.toContain('shop.example')
})

test('a number in pieces, in names for one mailbox, goes to nobody by mail', async () => {
  for (const name of ['call +1900', '555 1234']) await add(name, 'anna@example.org')
  await add('Bert')
  await drawNames()
  const [mail = ''] = await world.mails()
  expect(mail).toContain('anna@example.org')
  expect(mail).not.toContain('1900')
})

test('a lost link is replaced without drawing again', async () => {
  await add('Anna')
  await add('Bert', 'bert@example.org')
  await drawNames()
  await world.mails()
  const lost = await linkOf('Anna')
  for (const name of ['Anna', 'Bert'])
    expect(toastIn(await post({ do: 'link', participant: (await named(name)).id }))).toBe('draw_link_renewed')
  expect((await nobody.get(lost)).status).toBe(404)
  expect(await words(lost, nobody)).toContain('This link is no longer valid')
  expect(await open('Anna')).toContain('You give to Bert')
  const [mail = ''] = await world.mails()
  expect(mail).toContain('To: bert@example.org')
  expect(mail.replaceAll('=\n', '')).toContain((await linkOf('Bert')).slice(0, 30))
})

test('a pair of one gathering is not allowed again from another', async () => {
  for (const name of ['Anna', 'Bert']) await add(name)
  await apart('Anna', 'Bert')
  const pair = [(await named('Anna')).id, (await named('Bert')).id].join(' ')
  const { id } = await makeGathering(other, [])
  await other.post(`/portal/gatherings/${id}/draw`, { do: 'allow', pair })
  expect(await words()).toContain('Anna and Bert Allow again')
})

test('whoever tries links that lead nowhere waits after a while', async () => {
  const guesser = visit('198.51.100.7')
  for (let miss = 0; miss < 199; miss += 1) await world.limits.count('misses', '198.51.100.7')
  expect((await guesser.get('/draw/forged')).status).toBe(404)
  expect((await guesser.get('/draw/forged')).status).toBe(429)
  expect((await nobody.post('/draw/forged')).headers.get('Location')).toBe('/draw/forged')
})

test('once names are drawn nothing changes but the budget, until the draw is undone', async () => {
  for (const name of ['Anna', 'Bert', 'Carl']) await add(name)
  await drawNames()
  const drawn = await stored()
  const anna = (await named('Anna')).id
  const refusals = [
    await add('Dora'),
    await post({ do: 'everybody' }),
    await post({ do: 'remove', participant: anna }),
    await apart('Anna', 'Bert'),
    await post({ do: 'allow', pair: `${anna} ${anna}` }),
    await drawNames(),
  ]
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 409))
  expect(await stored()).toEqual(drawn)
  expect(toastIn(await post({ do: 'budget', budget: 'x' }))).toBe('draw_saved')

  const phone = visit()
  await open('Anna', phone)
  expect(await words(`${screen()}/undo`)).toContain('Undo the draw for Christmas at ours?')
  expect(toastIn(await owner.post(`${screen()}/undo`))).toBe('draw_undone')
  expect(await words(await linkOf('Anna'), phone)).toContain('Anna, not drawn yet')
  await post({ do: 'remove', participant: (await named('Carl')).id })
  await drawNames()
  expect(await words(await linkOf('Anna'), phone)).toContain('You give to Bert')
})

test('an organiser mails the names of a gathering a few times an hour, and one address a few times', async () => {
  await add('Anna', 'anna@example.org')
  await add('Bert')
  for (let time = 0; time < 5; time += 1) {
    expect(toastIn(await drawNames())).toBe('names_drawn')
    await owner.post(`${screen()}/undo`)
  }
  await world.mails()
  expect(toastIn(await drawNames())).toBe('names_drawn_unmailed')
  expect(await words()).toContain('anna@example.org, had too many emails: make a new link in an hour')
  const answer = await renew('Anna')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(textOf(await answer.text())).toContain('That was a lot of emails.')
})

test('a draw goes with its gathering; one that was taken down shows no name', async () => {
  await drawTwo()
  const link = await linkOf('Anna')
  const slug = christmas.page.split('/')[2] ?? ''
  await takeDown(world, { kind: 'gathering', id: slug }, 'rude')
  expect((await nobody.get(link)).status).toBe(404)
  await takeDown(world, { kind: 'gathering', id: slug }, null)
  expect((await nobody.get(link)).status).toBe(200)
  await owner.post(`/portal/gatherings/${christmas.id}/delete`)
  expect((await nobody.get(link)).status).toBe(404)
  expect(await stored()).toEqual([])
})

test.each([
  [
    'left the gathering',
    () => owner.post(`/portal/gatherings/${christmas.id}`, { version: '1', name: 'New Year' }),
  ],
  ['is written again', () => owner.post(`/portal/profile/${emma.id}/status`, { status: 'incomplete' })],
])('a name whose profile %s leads to no ideas', async (_what, happens) => {
  await post({ do: 'everybody' })
  await add('Otto', 'otto@example.org')
  await drawNames()
  expect(await open('Otto', nobody)).toContain('You give to Emma')
  expect(await html(await linkOf('Otto'), nobody)).toContain('/gift/')
  await happens()
  expect(await html(await linkOf('Otto'), nobody)).not.toContain('/gift/')
})

test('a personal link leads no further once the gathering has a new link, until it is made anew', async () => {
  await post({ do: 'everybody' })
  await add('Anna')
  const undrawn = await owner.get(`/portal/gatherings/${christmas.id}/renew`)
  expect(textOf(await undrawn.text())).not.toContain('drew a name')
  await drawNames()
  const phone = visit()
  expect(await open('Anna', phone)).toContain('See their ideas')
  const before = world.time.now
  world.time.now = new Date(Date.now() + 1000)
  const question = await owner.get(`/portal/gatherings/${christmas.id}/renew`)
  expect(textOf(await question.text())).toContain('Whoever drew a name needs the new link, too')
  await owner.post(`/portal/gatherings/${christmas.id}/renew`)
  const shown = await html(await linkOf('Anna'), phone)
  expect(textOf(shown).replace(/\s+/g, ' ')).toContain(
    'The gathering has a new link; ask the organiser for it to find the ideas again.',
  )
  expect(shown).not.toMatch(/"\/(gift|gathering)\//)
  world.time.now = new Date(world.time.now.getTime() + 1000)
  await renew('Anna')
  expect(await open('Anna', phone)).toContain('See their ideas')
  world.time.now = before
})

test('a link that is opened before the draw shows its name on that device alone', async () => {
  await add('Anna')
  await add('Bert')
  const phone = visit()
  expect(await words(await linkOf('Anna'), phone)).toContain('This is my device')
  expect(await open('Anna', phone)).toContain('Anna, not drawn yet')
  expect(await words(await linkOf('Anna'), phone)).not.toContain('This is my device')
  await drawNames()
  expect(await open('Anna', nobody)).toContain('this link was opened on another device')
  expect(await words(await linkOf('Anna'), phone)).toContain('You give to Bert')
})

test('a browser that keeps no cookies is told so, and uses up no link', async () => {
  await drawTwo()
  const answer = await visit().post(await linkOf('Anna'))
  expect(answer.status).toBe(403)
  expect(textOf(await answer.text())).toContain('This browser keeps no cookies')
  expect(await open('Anna')).toContain('You give to Bert')
})

test('a mistyped address is corrected when names are drawn: another link goes to the right one', async () => {
  await add('Anna', 'anna@wrong.example')
  await add('Bert')
  await drawNames()
  const wrong = await linkOf('Anna')
  await open('Anna')
  await world.mails()
  expect(await words(`${screen()}?edit=${(await named('Anna')).id}`)).toContain('they get a new link')
  expect(toastIn(await change('Anna', { email: 'anna@right.example' }))).toBe('draw_saved')
  const [mail = ''] = await world.mails()
  expect(mail).toContain('To: anna@right.example')
  expect((await nobody.get(wrong)).status).toBe(404)
  const right = await open('Anna', nobody)
  expect(right).toContain('Anna, this link was opened on another device')
  expect(right).toContain('Show it here instead')
})

test.each([
  ['whose account is less than a day old mails twenty in an hour, and the others are said', 23, 20],
  ['whose account is older mails sixty', 25, 23],
])('an organiser %s', async (_whom, hours, mailed) => {
  await world.db.update(accounts).set({ createdAt: new Date(world.time.now.getTime() - hours * 3_600_000) })
  for (let place = 1; place <= 23; place += 1) await add(`Guest ${place}`, `guest${place}@example.org`)
  const drawn = await drawNames()
  expect(toastIn(drawn)).toBe(mailed < 23 ? 'names_drawn_unmailed' : 'names_drawn')
  expect((await stored()).filter(({ link_mailed_at }) => link_mailed_at !== null)).toHaveLength(mailed)
})

test.each([
  ['draw_mails_of_new', 20, 23],
  ['draw_mails', 60, 25],
] as const)('an organiser who used up %s waits, and nothing is drawn', async (limit, max, hours) => {
  await world.db.update(accounts).set({ createdAt: new Date(world.time.now.getTime() - hours * 3_600_000) })
  const [{ created_by: organiser } = { created_by: '' }] = await world.db.select().from(gatherings)
  for (let mail = 0; mail < max; mail += 1) await world.limits.count(limit, organiser)
  await add('Anna', 'anna@example.org')
  await add('Bert')
  expect((await drawNames()).status).toBe(429)
  expect(await recipientOf('Anna')).toBeUndefined()
})

test('all draws of one client mail sixty links in an hour, whatever the number of organisers', async () => {
  for (let mail = 0; mail < 59; mail += 1) await world.limits.count('emails_of_client', '192.0.2.1')
  await add('Anna', 'anna@example.org')
  await add('Bert', 'bert@example.org')
  await add('Cleo')
  expect(toastIn(await drawNames())).toBe('names_drawn_unmailed')
  expect((await stored()).filter(({ link_mailed_at }) => link_mailed_at !== null)).toHaveLength(1)
  expect((await renew('Bert')).status).toBe(429)
})

test('once names are drawn nobody becomes somebody else: name and profile stay', async () => {
  await post({ do: 'everybody' })
  await add('Anna')
  await drawNames()
  const { id } = await named('Emma')
  const page = await html(`${screen()}?edit=${id}`)
  expect(page).toContain('name="email"')
  expect(page).not.toContain('name="profile"')
  await post({ do: 'change', participant: id, name: 'Zeno', email: 'emma@example.org', profile: '' })
  const { email, profile_id } = await named('Emma')
  expect([email, profile_id]).toEqual(['emma@example.org', emma.id])
})

test('of a gathering that was taken down no names are drawn and no links made', async () => {
  await add('Anna', 'anna@down.example')
  await add('Bert')
  await takeDown(world, { kind: 'gathering', id: christmas.page.split('/')[2] ?? '' }, 'rude')
  expect((await drawNames()).status).toBe(409)
  expect(textOf(await (await renew('Anna')).text())).toContain('This gathering was taken down.')
  expect((await world.mails()).filter((one) => one.includes('@down.example'))).toEqual([])
})

test('who shares a device is told since when it shows the name, and that names were drawn again', async () => {
  await add('Anna', 'anna@again.example')
  await add('Bert')
  await drawNames()
  const tablet = visit()
  expect(await open('Anna', tablet)).toContain('This device has shown the name since November 21, 2026')
  expect(await words(await linkOf('Anna'), tablet)).not.toContain('drawn again')
  await owner.post(`${screen()}/undo`)
  expect(await words(await linkOf('Anna'), tablet)).toContain('The draw was undone.')
  await drawNames()
  expect(await words(await linkOf('Anna'), tablet)).toContain('Names were drawn again on November 21, 2026')
  const [mail = ''] = (await world.mails()).filter((one) => one.includes('@again.example'))
  expect(mail).toContain('Subject: Names were drawn again: whom do you give to?')
})

test('a name and a profile are corrected without another link', async () => {
  await add('Ema')
  const link = await linkOf('Ema')
  const { id } = await named('Ema')
  await post({ do: 'change', participant: id, name: 'Emma', email: '', profile: opaqueId(world, emma.id) })
  expect(await linkOf('Emma')).toBe(link)
  expect((await named('Emma')).profile_id).toBe(emma.id)
  await owner.post(`/portal/profile/${emma.id}/status`, { status: 'incomplete' })
  await change('Emma', { profile: opaqueId(world, emma.id) })
  expect((await named('Emma')).profile_id).toBe(emma.id)
})

test('what is corrected is refused as what is added, and of nobody who takes no part', async () => {
  await add('Anna')
  await add('Bert')
  const answer = await post({
    do: 'change',
    participant: (await named('Anna')).id,
    name: 'bert',
    email: 'b@x.example',
  })
  expect(errorAt(await answer.text(), 'name')).toContain('This name is there already.')
  const elsewhere = await makeGathering(other, [])
  const foreign = await other.post(`/portal/gatherings/${elsewhere.id}/draw`, {
    do: 'change',
    participant: (await named('Anna')).id,
    name: 'Zeno',
  })
  expect(foreign.status).toBe(409)
  expect((await stored()).map(({ name }) => name)).toEqual(['Anna', 'Bert'])
})

test('those who share a mailbox get one email with a link for each', async () => {
  for (const name of ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Fritz'])
    await add(name, `family+${name}@shared.example`)
  for (const [name, address] of [
    ['Gina', 'the.hills@gmail.com'],
    ['Hugo', 'th.ehills@googlemail.com'],
  ] as const)
    await add(name, address)
  expect(toastIn(await drawNames())).toBe('names_drawn')
  const all = await world.mails()
  const mails = all.filter((one) => one.includes('shared.example'))
  expect(mails).toHaveLength(1)
  expect(all.filter((one) => /^To: .*mail\.com/m.test(one))).toHaveLength(1)
  for (const name of ['Anna', 'Fritz']) expect(mails[0]).toContain(`See whom =E2=80=9C${name}=E2=80=9D drew`)
})

test('each gets the email in the language chosen for them, also with a new link; of no language of ours in the organiser’s', async () => {
  const languages = [
    ['Anna', 'de'],
    ['Bert', 'xx'],
    ['Carl', PSEUDO_LANGUAGE],
  ] as const
  for (const [name, language] of languages)
    await post({ do: 'add', name, email: `${name}@aunts.example`, language, profile: '' })
  expect((await stored()).map(({ language }) => language)).toEqual(['de', null, null])
  const edit = await html(`${screen()}?edit=${(await named('Anna')).id}`)
  expect(edit).toMatch(/<option[^>]* selected=""[^>]*>Deutsch/)
  expect(toastIn(await drawNames())).toBe('names_drawn')
  const inEnglish = 'Names were drawn: whom do you give to?'
  const inGerman = wordsIn('de')._(msg`Names were drawn: whom do you give to?`)
  const mails = (await world.mails()).filter((mail) => mail.includes('@aunts.example'))
  expect(mails.map(subjectOf).toSorted()).toEqual([inGerman, inEnglish, inEnglish])
  await renew('Anna')
  expect((await mailSubjects(world))[0]).toBe(inGerman)
})

test('of two profiles with one name both are added, under names that differ; of more than there is room for, some', async () => {
  const another = await makeProfile(owner, { fields: { recipient_name: 'Emma' } })
  christmas = await makeGathering(owner, [emma, another])
  for (let place = 0; place < 29; place += 1) await add(`Guest ${place}`)
  expect(toastIn(await post({ do: 'everybody' }))).toBe('draw_filled')
  await post({ do: 'remove', participant: (await named('Guest 0')).id })
  expect(toastIn(await post({ do: 'everybody' }))).toBe('draw_saved')
  expect((await stored()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Emma', 'Emma 2']))
  expect(await stored()).toHaveLength(30)
})

test('of a profile that another owner hides the organiser sees no name', async () => {
  await post({ do: 'everybody' })
  await change('Emma', { name: 'Em', profile: opaqueId(world, emma.id) })
  expect(await words()).toContain('ideas for Emma')
  await takeDown(world, { kind: 'profile', id: emma.slug }, 'rude')
  expect(await words()).not.toContain('ideas for Emma')
})
