import { describe, expect, test } from 'vitest'

import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import foreignAliases from '#app/ideas/catalogue/foreign-aliases.ts'
import { LANGUAGES, parseForeignRows } from '#app/ideas/catalogue/foreign-names.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

const catalogue = wholeCatalogue()
const rows = parseForeignRows(foreignAliases.replace(/^\s+|\s+$/g, ''))

const topicTitles = catalogue.topics.map(({ title }) => title)

test('every topic has one row; a thing inside a topic may have one', () => {
  const titles = rows.map(({ title }) => title)
  const subjects = new Set(catalogue.subjects.map(({ title }) => title))
  expect(titles.filter((title) => !subjects.has(title)).toSorted()).toEqual(topicTitles.toSorted())
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test.each(LANGUAGES)('every topic has a name in %s', (language) => {
  const named = rows.filter(({ names }) => names.some((each) => each.language === language))
  const titles = new Set(named.map(({ title }) => title))
  expect(topicTitles.filter((title) => !titles.has(title))).toEqual([])
})

test.each(LANGUAGES)('each name in %s is understood as its topic', (language) => {
  const wrong = rows.flatMap(({ title, names }) =>
    names
      .filter((each) => each.language === language && each.name !== '=' && !each.isEnglishWord)
      .map(({ name }) => ({ name, title, topic: hobbiesIn(catalogue, name)[0]?.topic }))
      .map(({ topic, ...each }) => ({
        ...each,
        found: topic?.title === each.title ? topic.title : (topic?.within ?? topic)?.title,
      }))
      .filter(({ found }) => found !== title)
      .map(({ name, found }) => `${name}: ${found} instead of ${title}`),
  )
  expect(wrong).toEqual([])
})

test('a name that is an English word of the catalogue has a star', () => {
  const ideas = [...catalogue.topics.flatMap((topic) => topic.ideas), ...catalogue.universal]
  const english = new Set(ideas.flatMap(({ text }) => lemmas(text)))
  const bare = rows.flatMap(({ title, names }) =>
    names
      .filter(({ name, isEnglishWord }) => !isEnglishWord && lemmas(name).length === 1 && name !== '=')
      .filter(({ name }) => english.has(lemmas(name)[0] ?? '') && !sameInEnglish(title, name))
      .map(({ name }) => `${title}: ${name}`),
  )
  expect(bare).toEqual([])
})

/** "karaoke" needs no star for karaoke. */
function sameInEnglish(title: string, name: string): boolean {
  const topic = catalogue.topics.find((each) => each.title === title)
  return [title, ...(topic?.also ?? []), ...(topic?.own.flat() ?? [])].some((each) =>
    lemmas(each).includes(lemmas(name)[0] ?? ''),
  )
}

describe('a word that is English too', () => {
  test.each([
    ['chats with friends', []],
    ['chats', []],
    ['jardinage, lecture, chats', ['gardening', 'reading', 'cats']],
    ['les chats et la lecture', ['cats', 'reading']],
    ['lecture notes, pies', []],
    ['wędkarstwo, pies, rower', ['fishing', 'dogs', 'cycling']],
    ['rower', ['rowing']],
    ['mode, voile', []],
    ['sumo', ['sumo']],
    ['vin, remo', []],
    ['the', []],
  ])('%s', (text, topics) => {
    const found = hobbiesIn(catalogue, text).flatMap(({ topic }) => topic?.title ?? [])
    expect(found).toEqual(topics)
  })
})
