import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  accounts,
  generationRuns,
  giftProfiles,
  giftSuggestions,
  ideas,
  passwords,
  quizzes,
  sessions,
} from '#app/server/database/schema.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
beforeEach(async () => {
  await world.clean()
  await world.db.insert(accounts).values({ id: 'rosa', email: 'rosa@example.org' })
  await world.db.insert(giftProfiles).values(profile())
})

const ID = '6f1c1e5e-0000-4000-8000-000000000001'

function profile(fields: Partial<typeof giftProfiles.$inferInsert> = {}): typeof giftProfiles.$inferInsert {
  return {
    id: ID,
    slug: 'grandma-23456789abcd',
    created_by: 'rosa',
    recipient_name: 'Grandma',
    age_group: '55+ years',
    occasion_type: 'birthday',
    occasion_date: '2026-12-12',
    ...fields,
  }
}

function idea(fields: Partial<typeof ideas.$inferInsert> = {}): typeof ideas.$inferInsert {
  return {
    profile_id: ID,
    position: 0,
    text: 'a kite',
    source: 'owner',
    shopping_url: 'https://shop.example/s?k=a+kite',
    ...fields,
  }
}

function quiz(fields: Partial<typeof quizzes.$inferInsert> = {}): typeof quizzes.$inferInsert {
  return {
    quiz_id: 'quiz',
    name_self: 'Anna',
    name_partner: 'Bert',
    answers: 'ABCDABCD',
    expires_at: new Date('2026-11-28T12:00:00Z'),
    ...fields,
  }
}

function run(fields: Partial<typeof generationRuns.$inferInsert> = {}): typeof generationRuns.$inferInsert {
  const lease_until = new Date('2026-11-21T12:01:00Z')
  return { profile_id: ID, owner_id: 'rosa', seed: 1, lease_until, ...fields }
}

/** What the database refuses a write for: its constraint's name, or undefined when it takes it. */
async function refusal(write: Promise<unknown>): Promise<string | undefined> {
  try {
    await write
    return undefined
  } catch (error) {
    const { constraint } = (error as { cause?: { constraint?: string } }).cause ?? {}
    if (constraint === undefined) throw error
    return constraint
  }
}

const UPDATES: [string, Partial<typeof giftProfiles.$inferInsert>, string | undefined][] = [
  ['an empty name', { recipient_name: '' }, 'recipient_name_length'],
  ['a name of 101 characters', { recipient_name: 'x'.repeat(101) }, 'recipient_name_length'],
  ['a hidden name', { show_name: false as true }, 'name_and_occasion_shown'],
  ['another occasion without its name', { occasion_type: 'other' }, 'other_occasion_named'],
  ['another occasion with its name', { occasion_type: 'other', other_occasion: 'Moving' }, undefined],
  ['a birthday with another name', { other_occasion: 'Moving' }, 'other_occasion_named'],
  ['hobbies of 401 characters', { hobbies: 'x'.repeat(401) }, 'text_lengths'],
]

test.each(UPDATES)('a profile with %s', async (_what, fields, constraint) => {
  expect(await refusal(world.db.update(giftProfiles).set(fields).where(eq(giftProfiles.id, ID)))).toBe(
    constraint,
  )
})

const taken_at = new Date('2026-11-21T12:00:00Z')
const IDEAS: [string, Partial<typeof ideas.$inferInsert>, string | undefined][] = [
  ['of its owner', {}, undefined],
  ['of a model', { source: 'model', reason: 'likes wind' }, undefined],
  ['of 201 characters', { text: 'x'.repeat(201) }, 'idea_text_length'],
  ['of no letters', { text: '' }, 'idea_text_length'],
  ['from elsewhere', { source: 'eve' as 'owner' }, 'idea_source'],
  ['that a device took', { taken_at, taken_by: 'device' }, undefined],
  ['that a device took at no time', { taken_by: 'device' }, 'taken_by_needs_taken_at'],
  ['that said something when taken at no time', { taken_text: 'a kite' }, 'taken_text_needs_taken_at'],
  [
    'of no profile',
    { profile_id: '6f1c1e5e-0000-4000-8000-000000000009' },
    'ideas_profile_id_gift_profiles_id_fk',
  ],
]

test.each(IDEAS)('an idea %s', async (_what, fields, constraint) => {
  expect(await refusal(world.db.insert(ideas).values(idea(fields)))).toBe(constraint)
})

test.each([
  ['a kite', 'idea_text_once'],
  ['A Kite', 'idea_text_once'],
  ['  a kite ', 'idea_text_once'],
  ['a  kite', undefined],
])('beside "a kite" a profile has %j: %s', async (text, constraint) => {
  await world.db.insert(ideas).values(idea())
  expect(await refusal(world.db.insert(ideas).values(idea({ text, position: 1 })))).toBe(constraint)
})

test('two profiles may have the same idea, and one idea the place of another for a while', async () => {
  const other = '6f1c1e5e-0000-4000-8000-000000000002'
  await world.db.insert(giftProfiles).values(profile({ id: other, slug: 'noah-23456789abcd' }))
  const rows = [idea(), idea({ text: 'a lamp' }), idea({ profile_id: other })]
  expect(await refusal(world.db.insert(ideas).values(rows))).toBeUndefined()
})

test('the view has a profile’s list in the specification’s columns, in order, and none for one without ideas', async () => {
  expect(await world.db.select().from(giftSuggestions)).toEqual([])
  const [first, second] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-21T12:00:00Z')]
  await world.db
    .insert(ideas)
    .values([
      idea({ position: 1, text: 'a lamp', created_at: second, updated_at: second }),
      idea({ position: 0, taken_at, created_at: first, updated_at: first }),
    ])
  const link = 'https://shop.example/s?k=a+kite'
  expect(await world.db.select().from(giftSuggestions)).toEqual([
    {
      id: ID,
      profile_id: ID,
      suggestions: ['a kite', 'a lamp'],
      shopping_urls: [
        { suggestion: 'a kite', shoppingUrl: link },
        { suggestion: 'a lamp', shoppingUrl: link },
      ],
      status: [
        { suggestion: 'a kite', taken: true },
        { suggestion: 'a lamp', taken: false },
      ],
      created_at: first,
      updated_at: second,
    },
  ])
})

test('an account has its address in small letters, and not above 254', async () => {
  const account = (email: string) => world.db.insert(accounts).values({ id: email, email })
  expect(await refusal(account('Rosa@example.org'))).toBe('email_as_compared')
  expect(await refusal(account(`${'x'.repeat(243)}@example.org`))).toBe('email_as_compared')
  expect(await refusal(account(`${'x'.repeat(242)}@example.org`))).toBe(undefined)
})

const completed_at = new Date('2026-11-21T12:00:00Z')
const QUIZZES: [string, Partial<typeof quizzes.$inferInsert>, string | undefined][] = [
  ['whole', {}, undefined],
  ['answered by the partner', { partner_b_answers: 'DDDDDDDD', completed_at }, undefined],
  ['without the partner’s name', { name_partner: '' }, 'quiz_names'],
  ['of a name of 51 characters', { name_self: 'x'.repeat(51) }, 'quiz_names'],
  ['of 7 answers', { answers: 'ABCDABC' }, 'quiz_answers'],
  ['with an answer E', { answers: 'ABCDABCE' }, 'quiz_answers'],
  ['with a line break', { answers: 'ABCDABCD\n' }, 'quiz_answers'],
  ['answered at no time', { partner_b_answers: 'ABCDABCD' }, 'completed_when_answered'],
  ['completed without answers', { completed_at }, 'completed_when_answered'],
]

test.each(QUIZZES)('a quiz %s', async (_what, fields, constraint) => {
  expect(await refusal(world.db.insert(quizzes).values(quiz(fields)))).toBe(constraint)
})

test('what must be unique is', async () => {
  const { db } = world
  const other = { id: '6f1c1e5e-0000-4000-8000-000000000002' }
  expect(await refusal(db.insert(accounts).values({ id: 'eve', email: 'rosa@example.org' }))).toBe(
    'profiles_email_unique',
  )
  expect(await refusal(db.insert(giftProfiles).values(profile(other)))).toBe('gift_profiles_slug_unique')
  await db.insert(passwords).values({ userId: 'rosa', hash: 'one' })
  expect(await refusal(db.insert(passwords).values({ userId: 'rosa', hash: 'two' }))).toBe('passwords_pkey')
})

test('an owner has one run under way, and any number of past ones', async () => {
  const { db } = world
  await db.insert(generationRuns).values([run({ state: 'done' }), run({ state: 'failed' }), run()])
  expect(await refusal(db.insert(generationRuns).values(run()))).toBe('one_run_an_owner')
  expect(await refusal(db.insert(generationRuns).values(run({ state: 'done' })))).toBeUndefined()
})

test('a profile belongs to an account that exists', async () => {
  const orphan = profile({
    id: '6f1c1e5e-0000-4000-8000-000000000002',
    slug: 'nobody-23456789abcd',
    created_by: 'nobody',
  })
  expect(await refusal(world.db.insert(giftProfiles).values(orphan))).toBe(
    'gift_profiles_created_by_profiles_id_fk',
  )
})

test('with an account goes everything of it', async () => {
  const { db } = world
  await db.insert(ideas).values(idea())
  await db.insert(generationRuns).values(run())
  await db.insert(sessions).values({ userId: 'rosa', tokenHash: 't', expiresAt: new Date() })
  await db.delete(accounts).where(eq(accounts.id, 'rosa'))
  for (const table of [giftProfiles, ideas, giftSuggestions, generationRuns, sessions]) {
    expect(await db.$count(table)).toBe(0)
  }
})

test('limits are counted in a table that is not logged', async () => {
  const kind = sql<string>`(select relpersistence from pg_class where relname = 'limit_counters')`
  expect(await world.db.select({ kind }).from(accounts)).toEqual([{ kind: 'u' }])
})
