import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  accounts,
  generationRuns,
  giftProfiles,
  giftSuggestions,
  profiles,
  quizzes,
  sessions,
} from '#app/server/database/schema.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
beforeEach(async () => {
  await world.clean()
  await world.db.insert(profiles).values({ id: 'rosa', email: 'rosa@example.org' })
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

function list(
  fields: Partial<typeof giftSuggestions.$inferInsert> = {},
): typeof giftSuggestions.$inferInsert {
  return {
    profile_id: ID,
    suggestions: ['a kite'],
    shopping_urls: [{ suggestion: 'a kite', shoppingUrl: 'https://shop.example/s?k=a+kite' }],
    status: [{ suggestion: 'a kite', taken: false }],
    details: [{ suggestion: 'a kite', source: 'owner', reason: '' }],
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
  ['a name of 100 emoji', { recipient_name: '🎁'.repeat(100) }, undefined],
  ['a name of 101 characters', { recipient_name: 'x'.repeat(101) }, 'recipient_name_length'],
  ['a hidden name', { show_name: false as true }, 'name_and_occasion_shown'],
  ['a hidden occasion', { show_occasion: false as true }, 'name_and_occasion_shown'],
  ['another occasion without its name', { occasion_type: 'other' }, 'other_occasion_named'],
  ['another occasion of no letters', { occasion_type: 'other', other_occasion: '' }, 'other_occasion_named'],
  [
    'another occasion of 101 characters',
    { occasion_type: 'other', other_occasion: 'x'.repeat(101) },
    'other_occasion_named',
  ],
  ['another occasion with its name', { occasion_type: 'other', other_occasion: 'Moving' }, undefined],
  ['a birthday with another name', { other_occasion: 'Moving' }, 'other_occasion_named'],
  ['texts of 400 emoji', { hobbies: '🎁'.repeat(400), additional_notes: '🎁'.repeat(400) }, undefined],
  ['hobbies of 401 characters', { hobbies: 'x'.repeat(401) }, 'text_lengths'],
  ['preferences of 401 characters', { gift_preferences: 'x'.repeat(401) }, 'text_lengths'],
  ['notes of 401 characters', { additional_notes: 'x'.repeat(401) }, 'text_lengths'],
]

test.each(UPDATES)('a profile with %s', async (_what, fields, constraint) => {
  expect(await refusal(world.db.update(giftProfiles).set(fields).where(eq(giftProfiles.id, ID)))).toBe(
    constraint,
  )
})

const many = (count: number) => Array.from({ length: count }, (_, number) => `idea ${number}`)
const linksOf = (ideas: string[]) => ideas.map((suggestion) => ({ suggestion, shoppingUrl: '' }))
const freeOf = (ideas: string[]) => ideas.map((suggestion) => ({ suggestion, taken: false }))

function listOf(ideas: string[]): Partial<typeof giftSuggestions.$inferInsert> {
  return {
    suggestions: ideas,
    shopping_urls: linksOf(ideas),
    status: freeOf(ideas),
    details: ideas.map((suggestion) => ({ suggestion, source: 'owner', reason: '' })),
  }
}

const LISTS: [string, Partial<typeof giftSuggestions.$inferInsert>, string | undefined][] = [
  ['of one idea', {}, undefined],
  ['of no idea', { suggestions: [], shopping_urls: [], status: [] }, 'ideas_count'],
  ['of 100 ideas', listOf(many(100)), undefined],
  ['of 101 ideas', listOf(many(101)), 'ideas_count'],
  ['with an idea of 200 emoji', listOf(['🎁'.repeat(200)]), undefined],
  ['with an idea of 201 characters', listOf(['x'.repeat(201)]), 'idea_length'],
  ['with an empty idea', listOf(['']), 'idea_length'],
  ['without its details', { details: [] }, 'one_details_an_idea'],
  ['without its link', { shopping_urls: [] }, 'one_link_and_status_an_idea'],
  ['without its status', { status: [] }, 'one_link_and_status_an_idea'],
  ['with a status too many', { status: freeOf(many(2)) }, 'one_link_and_status_an_idea'],
]

test.each(LISTS)('a list %s', async (_what, fields, constraint) => {
  expect(await refusal(world.db.insert(giftSuggestions).values(list(fields)))).toBe(constraint)
})

test('an account has its address in small letters, and not above 254', async () => {
  const account = (email: string) => world.db.insert(profiles).values({ id: email, email })
  expect(await refusal(account('Rosa@example.org'))).toBe('email_as_compared')
  expect(await refusal(account(`${'x'.repeat(243)}@example.org`))).toBe('email_as_compared')
  expect(await refusal(account(`${'x'.repeat(242)}@example.org`))).toBe(undefined)
})

const completed_at = new Date('2026-11-21T12:00:00Z')
const QUIZZES: [string, Partial<typeof quizzes.$inferInsert>, string | undefined][] = [
  ['whole', {}, undefined],
  ['answered by the partner', { partner_b_answers: 'DDDDDDDD', completed_at }, undefined],
  ['without the first name', { name_self: '' }, 'quiz_names'],
  ['without the partner’s name', { name_partner: '' }, 'quiz_names'],
  ['of a name of 51 characters', { name_self: 'x'.repeat(51) }, 'quiz_names'],
  ['of 7 answers', { answers: 'ABCDABC' }, 'quiz_answers'],
  ['of 9 answers', { answers: 'ABCDABCDA' }, 'quiz_answers'],
  ['with an answer E', { answers: 'ABCDABCE' }, 'quiz_answers'],
  ['with a small letter', { answers: 'abcdabcd' }, 'quiz_answers'],
  ['with a line break', { answers: 'ABCDABCD\n' }, 'quiz_answers'],
  ['of 7 partner’s answers', { partner_b_answers: 'ABCDABC', completed_at }, 'quiz_answers'],
  ['answered at no time', { partner_b_answers: 'ABCDABCD' }, 'completed_when_answered'],
  ['completed without answers', { completed_at }, 'completed_when_answered'],
]

test.each(QUIZZES)('a quiz %s', async (_what, fields, constraint) => {
  expect(await refusal(world.db.insert(quizzes).values(quiz(fields)))).toBe(constraint)
})

test('what must be unique is', async () => {
  const { db } = world
  const other = { id: '6f1c1e5e-0000-4000-8000-000000000002' }
  expect(await refusal(db.insert(profiles).values({ id: 'eve', email: 'rosa@example.org' }))).toBe(
    'profiles_email_unique',
  )
  expect(await refusal(db.insert(giftProfiles).values(profile(other)))).toBe('gift_profiles_slug_unique')
  await db.insert(giftSuggestions).values(list())
  expect(await refusal(db.insert(giftSuggestions).values(list()))).toBe('gift_suggestions_profile_id_unique')
  const account = { userId: 'rosa', accountId: 'rosa', providerId: 'credential' }
  await db.insert(accounts).values({ id: 'one', ...account })
  expect(await refusal(db.insert(accounts).values({ id: 'two', ...account }))).toBe(
    'one_account_per_provider',
  )
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
  await db.insert(giftSuggestions).values(list())
  await db.insert(generationRuns).values(run())
  await db.insert(sessions).values({ id: 's', userId: 'rosa', token: 't', expiresAt: new Date() })
  await db.delete(profiles).where(eq(profiles.id, 'rosa'))
  for (const table of [giftProfiles, giftSuggestions, generationRuns, sessions]) {
    expect(await db.$count(table)).toBe(0)
  }
})
