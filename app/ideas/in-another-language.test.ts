import { expect, test } from 'vitest'

import { builtInIdeas } from '#app/ideas/built-in.ts'
import { buildCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { IdeaTexts } from '#app/ideas/idea.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const catalogue = buildCatalogue({
  topics: {
    making: `
      # knitting
      also: stricken, wollbasteln
      wooden yarn bowl | 15-30 | 10+ | craft kit |
      alpaca farm visit | 20-50 | 10+ | experience | experience
      charity shop bag | 5-10 | 10+ | bag |`,
    games: '# board games\noak dice tower | 20-40 | 10+ | game |',
  },
  subjects: {
    games:
      '# game\nin: board games\nnames: Catan, Snakes and Ladders\n{name} expansion | 15-40 | 9+ | board game | heart',
  },
  templates:
    '# making\nonline {hobby} course | 20-60 | 14+ | class | experience screen\n# any\nbook about {hobby} | 9-20 | 12+ | book | book',
  universal: '# anybody\nrose hand cream | 8-16 | all | body care |\nhazel wind chime | 8-16 | all | decor |',
})

const GERMAN: Record<string, string> = {
  knitting: 'Stricken',
  'wooden yarn bowl': 'Garnschale aus Holz',
  'alpaca farm visit': 'Besuch bei Alpakas',
  'charity shop bag': '-',
  'oak dice tower': 'Würfelturm aus Eiche',
  'Snakes and Ladders': 'Leiterspiel',
  '{name} expansion': 'Erweiterung für {name}',
  'online {hobby} course': 'Online-Kurs: {hobby}',
  'book about {hobby}': 'Buch über {hobby}',
  'rose hand cream': 'Handcreme mit Rosen',
  'hazel wind chime': 'Windspiel aus Hasel',
  'vegan {idea}': '{idea} (vegan)',
  birthday: 'Geburtstag',
  'suits most people of this age': 'passt für die meisten in diesem Alter',
}
const texts: IdeaTexts = { language: 'de', of: (english) => GERMAN[english] }
const ONCE = { count: 15, exclude: [], seed: 1, texts }

function ideasFor(
  words: Partial<typeof ANYBODY>,
  request: Partial<typeof ONCE & { rejected: string[] }> = {},
) {
  return builtInIdeas({ ...ANYBODY, ...words }, { ...ONCE, ...request }, catalogue)
}
const textsFor = (...asked: Parameters<typeof ideasFor>) => ideasFor(...asked).map(({ text }) => text)

test('ideas come in the language, with their English words and without what it leaves out', () => {
  const ideas = ideasFor({ hobbies: 'Stricken' })
  const english = builtInIdeas({ ...ANYBODY, hobbies: 'Stricken' }, { ...ONCE, texts: undefined }, catalogue)
  expect(ideas.map((idea) => idea.english)).toEqual(
    english.map(({ text }) => text).filter((text) => text !== 'Charity shop bag'),
  )
  expect(ideas).toContainEqual({
    text: 'Garnschale aus Holz',
    source: 'built-in',
    reason: 'because of: Stricken',
    language: 'de',
    english: 'Wooden yarn bowl',
  })
})

test.each([
  [{ hobbies: 'knitting' }, 'Online-Kurs: Stricken'],
  [{ hobbies: 'Chor, Wollbasteln' }, 'Online-Kurs: Wollbasteln'],
  [{ hobbies: 'yoik humming' }, 'Buch über yoik humming'],
  [{ hobbies: 'Catan' }, 'Erweiterung für Catan'],
  [{ hobbies: 'Snakes and Ladders' }, 'Erweiterung für Leiterspiel'],
  [{ preferences: 'vegan' }, 'Handcreme mit Rosen (vegan)'],
])('for %j one is "%s"', (words, text) => {
  expect(textsFor(words)).toContain(text)
})

test.each(['exclude', 'rejected'] as const)(
  'what is to come no more may be said in the language: %s',
  (list) => {
    expect(textsFor({ hobbies: 'knitting' }, { [list]: ['Garnschale aus Holz'] })).not.toContain(
      'Garnschale aus Holz',
    )
    expect(textsFor({ hobbies: 'knitting' }, { [list]: ['Wooden yarn bowl'] })).not.toContain(
      'Garnschale aus Holz',
    )
  },
)

test('two ideas that a language says alike come once', () => {
  const alike = { language: 'de', of: (english: string) => english.replace(/^.* (bowl|visit)$/, 'Schale') }
  expect(
    textsFor({ hobbies: 'knitting' }, { texts: alike }).filter((text) => text === 'Schale'),
  ).toHaveLength(1)
})

test('no idea says a hidden or refused word in the language', () => {
  const hidden = { ...ANYBODY, notes: 'Alpakas', hidden: ['notes'] as const }
  expect(textsFor({ ...hidden, hobbies: 'knitting' })).not.toContain('Besuch bei Alpakas')
  expect(textsFor({ hobbies: 'knitting', preferences: 'no Alpakas' })).not.toContain('Besuch bei Alpakas')
})

test('reasons speak it, and what the owner wrote stays', () => {
  const reasons = (corrections: string[], hobbies: string) =>
    new Set(builtInIdeas({ ...ANYBODY, hobbies, corrections }, ONCE, catalogue).map(({ reason }) => reason))
  expect(reasons(['+likes:knitting'], '')).toContain('because of: Stricken')
  expect(reasons([], 'knitting')).toContain('because of: knitting')
  expect(reasons([], '')).toContain('passt für die meisten in diesem Alter')
})
