import { globSync, readFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { wrongTexts } from '#app/ideas/catalogue/texts-lint.ts'
import { textsOf } from '#app/ideas/catalogue/texts.ts'

/** Their ideas come in English until all have words. */
const UNFINISHED: readonly string[] = []
/** Words of a language that are a maker's name by chance. */
const HARMLESS: Record<string, readonly string[]> = {
  de: ['braun', 'frisbee', 'leuchtturm', 'tesla'],
  es: ['frisbee', 'tesla', 'velcro'],
  fr: ['canon', 'frisbee', 'lycra', 'tesla'],
  it: ['frisbee', 'lycra', 'tesla', 'tiffany', 'velcro'],
  nl: ['canon', 'frisbee', 'lycra', 'tesla'],
  pl: ['frisbee', 'jacuzzi', 'lamy', 'lycra'],
  'pt-BR': ['duplo', 'frisbee', 'lycra', 'sono', 'tesla', 'velcro'],
}

const LANGUAGES = globSync('app/languages/*/ideas').map((folder) => folder.split('/').at(-2) ?? '')

test.each(LANGUAGES)(
  'the texts of ideas in %s are in step, and whole unless it is unfinished',
  (language) => {
    const items = globSync(`app/languages/${language}/ideas/*.po`).flatMap(
      (file) => parsePo(readFileSync(file, 'utf8')).items,
    )
    const said = new Map(items.map(({ msgid, msgstr: [words = ''] }) => [msgid, words]))
    const texts = [...textsOf(wholeCatalogue()).values()].flat()
    expect(wrongTexts(texts, said, HARMLESS[language]).join('\n')).toBe('')
    expect([...said.values()].includes('')).toBe(UNFINISHED.includes(language))
  },
)

test.each([
  ['row', 'wool hat', '', []],
  ['row', 'wool hat', 'Mütze aus Wolle', []],
  ['row', 'wool hat', '-', []],
  ['title', 'knitting', '-', ['leaves out what is no idea']],
  ['row', 'wool hat', `Mütze ${'x'.repeat(60)}`, ['has 66 characters of at most 60']],
  ['row', '{name} mug', `Tasse ${'x'.repeat(40)} {name}`, ['has 47 characters of at most 42']],
  ['row', '{name} mug', 'Tasse', ['has other placeholders']],
  ['row', 'wool hat', 'Mütze {name}', ['has other placeholders']],
  ['row', 'wool hat', 'Mütze aus  Wolle', ['has spaces too many']],
  ['row', 'wool hat', 'Mütze, grün', ['is no plain phrase']],
  ['phrase', 'vegan {idea}', '{idea} (vegan)', []],
  ['row', 'wool hat', 'Mütze with Wolle', ['is English']],
  ['row', 'roller derby jam', 'roller derby jam', ['is English']],
  ['row', 'poetry slam', 'Poetry Slam', []],
  ['name', 'Game of Life', 'Game of Life', []],
  ['row', 'brick set', 'Lego Set', ['names a maker or shop: lego']],
  ['row', 'brown hat', 'Mütze in braun', []],
] as const)('of a %s “%s” is said “%s”', (of, english, words, problems) => {
  const wrong = wrongTexts([{ english, of, note: '' }], new Map([[english, words]]), ['braun'])
  expect(wrong).toEqual(problems.map((problem) => `“${english}”: “${words}” ${problem}`))
})

test('what came to the catalogue or is gone from it says so', () => {
  const wrong = wrongTexts([{ english: 'wool hat', of: 'row', note: '' }], new Map([['wool cap', '']]))
  expect(wrong).toEqual([expect.stringContaining('wool cap'), expect.stringContaining('wool hat')])
})
