import { describe, expect, test } from 'vitest'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import type { GeneratedIdea } from '#app/ideas/idea.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ideaTexts } from '#app/server/generator/idea-texts.ts'
import { pipeline } from '#app/server/generator/pipeline.ts'
import type { IdeaModel, IdeasWanted } from '#app/server/generator/port.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const textsIn = ideaTexts()

/** What comes of a model's ideas on a list in a language, and what the model was asked. */
async function made(
  texts: readonly string[],
  { language = 'de', ...recipient }: Partial<Recipient & { language: string }> = {},
) {
  const asked: IdeasWanted[] = []
  const model: IdeaModel = {
    async *ideasFor(_, wanted) {
      asked.push(wanted)
      for (const text of texts) yield { text, source: 'model', reason: '' }
    },
  }
  const ideas: GeneratedIdea[] = []
  const wanted = { count: 15, exclude: [], language, seed: 1 }
  const all = pipeline(model, { timeoutMs: 10_000, textsIn }).ideasFor({ ...ANYBODY, ...recipient }, wanted)
  for await (const idea of all) ideas.push(idea)
  return { asked, ideas, ofModel: ideas.filter(({ source }) => source === 'model').map(({ text }) => text) }
}

test('a model is asked in the language, and what it leaves short is filled up in it', async () => {
  const { asked, ideas } = await made(['handgedrehte Schale'])
  expect(asked.map(({ language }) => language)).toEqual(['de', 'de'])
  expect(ideas).toHaveLength(15)
  expect(ideas[0]).toMatchObject({ text: 'Handgedrehte Schale', source: 'model', language: 'de' })
  for (const { source, language, english } of ideas.slice(1))
    expect([source, language, typeof english]).toEqual(['built-in', 'de', 'string'])
})

test('in a language that has no ideas of ours they are in English', async () => {
  const { ideas } = await made(['handsvarvad skål'], { language: 'sv' })
  expect(ideas.map(({ language }) => language)).toEqual(['sv', ...Array<undefined>(14)])
  const english = await made(['Hand-turned bowl'], { language: 'en' })
  expect(english.ideas.map(({ language }) => language)).toEqual(Array(15))
})

test('what fills a list up is nothing that the model gave already, in other words either', async () => {
  const knitting = { hobbies: 'knitting' }
  const texts = await textsIn('de')
  const ours = builtInIdeas({ ...ANYBODY, ...knitting }, { count: 15, exclude: [], seed: 1, texts })
  const first = ours[0]?.text ?? ''
  const { ideas } = await made([`${first}, rot`], knitting)
  expect(ideas[0]?.text).toBe(`${first}, rot`)
  expect(ideas.map(({ text }) => text)).not.toContain(first)
  expect(ideas).toHaveLength(15)
})

test('its first letter is a capital of the language', async () => {
  expect((await made(['iğne oyası seti'], { language: 'tr' })).ofModel).toEqual(['İğne oyası seti'])
})

test('it says for what of the profile it is, in the owner’s words', async () => {
  const { ideas } = await made(['Kurs: Stricken'], { hobbies: 'Stricken' })
  expect(ideas[0]?.reason).toBe('because of: Stricken')
})

describe('ideas that a profile refuses do not come in its language either', () => {
  test.each([
    ['its own words', { preferences: 'no Alpakas' }, 'Wanderung mit Alpakas'],
    ['words that it hides', { notes: 'Goalball', hidden: ['notes'] }, 'Tasche für Goalball'],
    ['kinds of things', { preferences: 'no books' }, 'Kochbuch für die Familie'],
    ['what is in it', { preferences: 'allergic to nuts' }, 'Schokolade mit Haselnüssen'],
    ['what a word has in it', { preferences: 'no alcohol' }, 'Rotwein aus Italien'],
    ['things', { preferences: 'experiences only' }, 'Halskette aus Silber'],
    ['what is not for the age', { ageGroup: '0-12 years' }, 'Scharfes Messer'],
    ['drink for a child', { ageGroup: '13-17 years' }, 'Weinprobe beim Winzer'],
    ['in French', { preferences: 'no alcohol', language: 'fr' }, 'Dégustation de vin'],
    ['in Spanish', { preferences: 'no books', language: 'es' }, 'Libro de cocina'],
  ] as const)('%s', async (_, profile, text) => {
    const language = 'language' in profile ? profile.language : 'de'
    expect((await made([text], profile)).ofModel).toEqual([])
    expect((await made([text], { language })).ofModel).toEqual([text])
  })
})

test('no coarse word of English comes, and what is none in the language does', async () => {
  const harmless = ['Dicke Wolldecke', 'Tasse aus Stein']
  expect((await made([...harmless, 'Fuck-you-Tasse', 'F.u.c.k Poster'])).ofModel).toEqual(harmless)
})

test.each(['de', 'fr', 'es'])('our own ideas all pass as a model’s: %s', async (language) => {
  for (const hobbies of ['', 'knitting, cooking', 'football, chess']) {
    const recipient = { ageGroup: '35-44 years', hobbies, preferences: 'no alcohol' } as const
    const texts = await textsIn(language)
    const own = builtInIdeas({ ...ANYBODY, ...recipient }, { count: 14, exclude: [], seed: 1, texts })
    const { ofModel } = await made(
      own.map(({ text }) => text),
      { ...recipient, language },
    )
    expect(ofModel).toEqual(own.map(({ text }) => text))
  }
})
