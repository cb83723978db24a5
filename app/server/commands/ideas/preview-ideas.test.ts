import { expect, test } from 'vitest'
import { type GiftProfileInput, giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { previewIdeas } from '#app/server/commands/ideas/preview-ideas.ts'
import { ideaTexts } from '#app/server/generator/idea-texts.ts'
import { builtInGenerator } from '#app/server/generator/pipeline.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

const services = { builtInGenerator: builtInGenerator(ideaTexts()), countPreview: () => undefined }
const filled = (unit: string, characters: number) =>
  Array.from(unit.repeat(characters)).slice(0, characters).join('')

test.each([
  ['characters that stand for eighteen', '\ufdfa'],
  ['characters that stand for four', '㍿'],
  ['letters between commas', 'no a,b,'],
  ['accents', '\u0301'],
  ['refusals without a thing', 'no '],
  ['refusals', 'no chocolate, '],
  ['ways to refuse', 'no nothing nada not nichts rien kann can never kein nie no more '],
  ['refusals of another language', 'keine schokolade, '],
  ['signs of currencies', '€'],
  ['amounts', '£1-'],
  ['words that nobody knows', 'zorbing xylo, '],
  [
    'apostrophes behind a refusal',
    "does not '''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''''",
  ],
  [
    'a beginning of words, and apostrophes',
    `${"allergia'allergie'allergique'alérgic'".repeat(4)}${"a'".repeat(200)}`,
  ],
  [
    'who gives',
    '€5 between us all together between us all together between us all together between us all together ',
  ],
])('a preview of 1,200 characters of %s takes at most 20 ms', async (_what, unit) => {
  const text = filled(unit, 400)
  const form: GiftProfileInput = {
    recipient_name: 'Ann',
    age_group: '25-34 years',
    occasion_type: 'other',
    other_occasion: filled(unit, 100),
    occasion_date: '2026-12-24',
    hobbies: text,
    gift_preferences: text,
    additional_notes: text,
  }
  const profile = { fields: giftProfileForm.parse(form), language: 'en' }
  const preview = async () => expect(await previewIdeas(services, profile, '192.0.2.1')).toHaveLength(3)
  expect(await usualMilliseconds(15, preview)).toBeLessThan(20)
})
