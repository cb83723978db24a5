import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts, giftProfiles, ideas, pictures, unsavedPictures } from '#app/server/database/schema.ts'
import { chooseLookUps } from '#app/server/commands/pictures/look-up.ts'
import { looksUpAtOnce } from '#app/server/queries/accounts/accounts.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { type Browser, ORIGIN } from '#test/browser.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { html, jsonLd, offer, product } from '#test/data/product-pages/page-parts.ts'
import { makeGathering, makeProfile, type MadeProfile, PASSWORD } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { shopsHere } from '#test/shops.ts'

const shops = await shopsHere()
const { world, visitors } = await visitedSite({}, undefined, shops.network)
const { owner, other, nobody } = visitors
const photo = await pictureFile(1)
let profile: MadeProfile
let screen = ''

beforeEach(async () => {
  await world.db.delete(pictures)
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
  screen = `/portal/suggestions/${profile.id}`
})

interface Kept {
  picture: { hash: string; shown: { small: string; large: string } }
}

function send(by: Browser, file: Uint8Array<ArrayBuffer>, path = '/portal/picture'): Promise<Response> {
  const form = new FormData()
  form.append('picture', new File([file], 'photo.jpg', { type: 'image/jpeg' }))
  return by.request(path, { method: 'POST', body: form, headers: { Origin: ORIGIN } })
}

async function put(by = owner, file = photo): Promise<string> {
  return ((await (await send(by, new Uint8Array(file))).json()) as Kept).picture.hash
}

async function save(fields: Record<string, string[]>, by = owner): Promise<Response> {
  const [row] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, profile.id))
  return by.post(`${screen}?mode=manual`, {
    version: String(row?.ideas_version),
    suggestion_id: [profile.idea('a kite'), profile.idea('a lamp')],
    suggestion: ['a kite', 'a lamp'],
    ...fields,
  })
}

const stored = () =>
  world.db.select().from(ideas).where(eq(ideas.profile_id, profile.id)).orderBy(asc(ideas.position))

test('an owner looks a product up by a script, and gets it with sentences of their language', async () => {
  shops.answer(({ url }, response) => {
    if (url === '/kite.jpg') response.end('no picture')
    else
      response.end(
        html('en', jsonLd(product({ name: 'Red Kite', image: '/kite.jpg', offers: offer('39.90') }))),
      )
  })
  const found = await owner.post('/portal/look-up', { address: 'https://one.example.com/kite' })
  expect([found.status, found.headers.get('Content-Type')]).toEqual([200, 'application/json'])
  expect(await found.json()).toEqual({
    found: {
      address: 'https://one.example.com/kite',
      name: 'Red Kite',
      price: '€39.90',
      priceSeen: '2026-11-21 €39.90',
      seenOn: '2026-11-21',
      picture: null,
      pictureRefused: {
        code: 'picture_not_read',
        message: 'This is no picture that we can read. Please use a JPEG, PNG or WebP file.',
        fields: {},
      },
    },
  })
  shops.answer((_, response) => void response.writeHead(403).end())
  const refused = await owner.post('/portal/look-up', { address: 'https://two.example.com/kite' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    refused: {
      code: 'shop_turned_away',
      message: 'This shop does not answer machines. Please type it yourself.',
    },
  })
})

test('an owner puts a photo, and gets where it is; another file is refused in words', async () => {
  const kept = await send(owner, new Uint8Array(photo))
  const { picture } = (await kept.json()) as Kept
  expect([kept.status, picture.shown.small]).toEqual([200, `/picture/${picture.hash}/96`])
  expect((await nobody.get(picture.shown.large)).headers.get('Content-Type')).toBe('image/webp')
  const refused = await send(owner, new TextEncoder().encode('a kite'))
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { refused: { code: 'picture_not_read' } },
  ])
  expect((await send(nobody, new Uint8Array(photo))).headers.get('Location')).toBe('/signin')
  const foreign = { method: 'POST', body: new FormData(), headers: { Origin: 'https://evil.example' } }
  for (const path of ['/portal/picture', '/portal/look-up'])
    expect((await owner.request(path, foreign)).status).toBe(403)
})

test('what is saved with an idea shows on the page and stays, whatever a form without it posts', async () => {
  const hash = await put()
  const seen = { suggestion_price: ['€39.90', ''], suggestion_price_seen: ['2026-11-21 €39.90', ''] }
  expect((await save({ suggestion_picture: [hash, ''], ...seen })).status).toBe(302)
  expect(await stored()).toMatchObject([
    { picture: hash, price: '€39.90', price_seen_on: '2026-11-21' },
    { picture: null, price_seen_on: null },
  ])
  await save({ suggestion: ['a red kite', 'a lamp'] })
  expect(await stored()).toMatchObject([
    { text: 'a red kite', picture: hash, price_seen_on: '2026-11-21' },
    {},
  ])
  for (const path of [`/gift/${profile.slug}.data`, `${screen}.data`, '/portal/profile.data'])
    expect(await (await owner.get(path)).text()).toContain(`/picture/${hash}/96`)
  const gathering = await makeGathering(owner, [profile])
  expect(await (await nobody.get(`${gathering.page}.data`)).text()).toContain(`/picture/${hash}/96`)
  await nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })
  expect(await (await nobody.get('/your-gifts.data')).text()).toContain(`/picture/${hash}/480`)
  nobody.cookies.clear()
})

test('a picture that is not stored is refused at its line, and nothing is saved', async () => {
  const refused = await save({
    suggestion: ['a red kite', 'a lamp'],
    suggestion_picture: ['', '0b'.repeat(32)],
  })
  expect(refused.status).toBe(422)
  expect((await stored())[0]?.text).toBe('a kite')
})

test('a duplicate shows the same pictures, and the owner may name them for other ideas', async () => {
  const hash = await put()
  await save({ suggestion_picture: [hash, ''] })
  await save({ suggestion_picture: [hash, hash] })
  await owner.post(`/portal/share/${profile.id}/duplicate`)
  expect(await world.db.$count(ideas, eq(ideas.picture, hash))).toBe(4)
  expect([await world.db.$count(pictures), await world.db.$count(unsavedPictures)]).toEqual([1, 0])
})

test('one that was made for another account is refused, until it is made for this one', async () => {
  const hash = await put(other)
  const refused = await save({ suggestion_picture: [hash, ''] })
  expect([refused.status, (await stored())[0]?.picture]).toEqual([422, null])
  await put()
  expect((await save({ suggestion_picture: [hash, ''] })).status).toBe(302)
  expect(await world.db.$count(unsavedPictures)).toBe(1)
})

test('an idea with a picture is not replaced with those that are ours', async () => {
  const made = await makeProfile(owner, { ideas: [], complete: false })
  await owner.post(`/portal/suggestions/${made.id}/generate`)
  const [first] = await world.db
    .select()
    .from(ideas)
    .where(eq(ideas.profile_id, made.id))
    .orderBy(asc(ideas.position))
  const picture = await put()
  await world.db
    .update(ideas)
    .set({ picture })
    .where(eq(ideas.id, first?.id ?? ''))
  await owner.post(`/portal/suggestions/${made.id}/renew`)
  const after = await world.db
    .select()
    .from(ideas)
    .where(eq(ideas.profile_id, made.id))
    .orderBy(asc(ideas.position))
  expect(after[0]).toMatchObject({ id: first?.id, picture })
  expect(after.filter(({ id }) => id === first?.id)).toHaveLength(1)
  expect(after[1]?.id).not.toBe(first?.id)
})

test('the download holds a picture with its address, the table holds none', async () => {
  const hash = await put()
  await save({ suggestion_picture: [hash, ''] })
  const waiting = await put(owner, await pictureFile(2))
  const [row] = await world.db.select().from(pictures).where(eq(pictures.hash, hash))
  const { account, gift_profiles } = (await (await owner.get('/portal/settings/data')).json()) as {
    account: object
    gift_profiles: { idea_details: object[] }[]
  }
  expect(account).toMatchObject({
    looks_up_at_once: true,
    unsaved_pictures: [
      {
        address: `http://localhost:3000/picture/${waiting}/480`,
        data: expect.stringMatching('^data:image/webp;base64,.'),
        made_at: world.time.now.toISOString(),
      },
    ],
  })
  expect(gift_profiles[0]?.idea_details).toMatchObject([
    {
      suggestion: 'a kite',
      picture: {
        address: `http://localhost:3000/picture/${hash}/480`,
        data: `data:image/webp;base64,${row?.large.toString('base64')}`,
      },
    },
  ])
  expect(await (await owner.get(`${screen}/ideas.csv`)).text()).not.toMatch(/picture|[0-9a-f]{64}/)
})

test('an account looks up at once until its owner says otherwise', async () => {
  const [row] = await world.db.select().from(accounts).where(eq(accounts.email, 'owner@example.org'))
  const id = row?.id ?? ''
  expect(await looksUpAtOnce(world.db, id)).toBe(true)
  await chooseLookUps(world, { id } as Owner, false)
  expect(await looksUpAtOnce(world.db, id)).toBe(false)
})

test('with an account its pictures go at once, those of removed ideas and unsaved ones too, unless they are of others', async () => {
  const [own, shared, removed] = [
    await put(),
    await put(owner, await pictureFile(2)),
    await put(owner, await pictureFile(3)),
  ]
  await put(owner, await pictureFile(4))
  const ofBoth = await put(owner, await pictureFile(5))
  await put(other, await pictureFile(5))
  await save({ suggestion_picture: [own, removed] })
  await save({ suggestion_picture: [own, ''], suggestion: ['a kite', ''], remove: [profile.idea('a lamp')] })
  const another = await makeProfile(owner, { ideas: ['a drum'] })
  await world.db.update(ideas).set({ picture: shared }).where(eq(ideas.profile_id, another.id))
  const others = await makeProfile(other, { ideas: ['a harp'] })
  await world.db.update(ideas).set({ picture: shared }).where(eq(ideas.profile_id, others.id))
  expect(await world.db.$count(pictures)).toBe(5)
  await owner.post('/portal/settings/delete-account', { password: PASSWORD })
  const left = await world.db.select({ hash: pictures.hash }).from(pictures)
  expect(new Set(left.map(({ hash }) => hash))).toEqual(new Set([shared, ofBoth]))
})
