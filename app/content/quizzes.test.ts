import { expect, test } from 'vitest'
import { MOM_QUESTIONS } from '#app/content/mom-questions.ts'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { PARTNER_QUESTIONS } from '#app/content/partner-questions.ts'
import { PARTNER_TIERS } from '#app/content/partner-tiers.ts'
import { TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { VIBES } from '#app/domain/quizzes/mom-quiz.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { TIERS, tierOf } from '#app/domain/quizzes/partner-quiz.ts'

const english = wordsIn('en')

test('the partner quiz has eight questions of four different answers', () => {
  expect(PARTNER_QUESTIONS).toHaveLength(8)
  for (const { answers } of PARTNER_QUESTIONS)
    expect(new Set(answers.map(({ message }) => message)).size).toBe(4)
  expect(
    new Set(PARTNER_QUESTIONS.flatMap(({ answers }) => answers.map(({ message }) => message))).size,
  ).toBe(32)
})

test('the partner reads each question with the first player’s name in it', () => {
  for (const { own, guess } of PARTNER_QUESTIONS) {
    expect(english._(guess('Maya'))).toContain('Maya')
    expect(own.message).not.toContain('Maya')
  }
})

test('the mom quiz has eight questions, and each outcome is one of the five choices', () => {
  expect(MOM_QUESTIONS).toHaveLength(8)
  for (const { choices } of MOM_QUESTIONS) {
    expect(choices.map(({ vibe }) => vibe).toSorted()).toEqual([...VIBES].toSorted())
  }
  expect(new Set(MOM_QUESTIONS.flatMap(({ choices }) => choices.map(({ text }) => text.message))).size).toBe(
    40,
  )
})

test('no place in the list means an outcome: always choosing the same place does not always give the same', () => {
  for (const place of [0, 1, 2, 3, 4]) {
    const vibes = MOM_QUESTIONS.map(({ choices }) => choices[place]?.vibe)
    expect(new Set(vibes).size).toBeGreaterThanOrEqual(3)
  }
})

test('no choice names its outcome', () => {
  for (const { choices } of MOM_QUESTIONS) {
    for (const { text } of choices)
      expect(text.message).not.toMatch(/plan|snack|ninja|cozy|queen|trend|chill|sage\b|vibe/i)
  }
})

test.each([
  ['gift_soulmates', 'Gift Soulmates'],
  ['solid_vibes', 'Solid Vibes Slight Misses'],
  ['wishlist_assist', 'Could Use a Wishlist Assist'],
  ['wishlist_emergency', 'Wishlist Emergency'],
] as const)('the tier %s is called %s', (tier, name) => {
  expect(PARTNER_TIERS[tier].name.message).toBe(name)
})

test('the message of each score has that score and both names, and every tier has its own', () => {
  const messages = Array.from({ length: 9 }, (_, score) =>
    english._(PARTNER_TIERS[tierOf(score)].message(score, 'Maya', 'Jonas')),
  )
  for (const [score, message] of messages.entries()) {
    expect(message).toMatch(new RegExp(`^${score} out of 8`))
    expect(message).toContain('Maya')
    expect(message).toContain('Jonas')
  }
  expect(new Set(messages.map((message) => message.slice(1))).size).toBe(TIERS.length)
})

test.each([
  ['SNACK_NINJA', 'Snack Ninja'],
  ['CHILL_SAGE', 'Chill Sage'],
  ['PLANNER_PRO', 'Planner Pro'],
  ['TRENDY_MAVEN', 'Trendy Maven'],
  ['COZY_QUEEN', 'Cozy Queen'],
] as const)('%s is called %s, with a blurb, and tags that fit the gift preferences', (vibe, name) => {
  const words = MOM_VIBES[vibe]
  expect(words.name.message).toBe(name)
  expect(english._(words.blurb).length).toBeGreaterThan(40)
  expect(words.tags.length).toBeGreaterThanOrEqual(3)
  expect(words.tags.map((tag) => english._(tag)).join(', ').length).toBeLessThanOrEqual(TEXT_LIMIT)
})
