import { describe, expect, test } from 'vitest'

import { catalogueIn, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { parseTopicNames } from '#app/ideas/catalogue/foreign-names.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'
import { LANGUAGES } from '#app/ideas/words/languages/language.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { TOPIC_NAMES } from '#app/ideas/words/topic-names/topic-names.ts'

const catalogue = wholeCatalogue()
const names = parseTopicNames(TOPIC_NAMES)

const topicTitles = catalogue.topics.map(({ title }) => title)

test.each(Object.entries(TOPIC_NAMES))('a topic has one row in %s', (_, table) => {
  const titles = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0])
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test.each(LANGUAGES)('every topic has a name in %s', (language) => {
  const titles = new Set(names.filter((each) => each.language === language).map(({ title }) => title))
  expect(topicTitles.filter((title) => !titles.has(title))).toEqual([])
})

test.each(LANGUAGES)('each name in %s is understood as its topic in its profiles', (language) => {
  const own = catalogueIn({ language, of: () => undefined })
  const wrong = names
    .filter((each) => each.language === language && each.name !== '=' && !each.isEnglishWord)
    .map(({ name, title }) => ({ name, title, topic: hobbiesIn(own, name)[0]?.topic }))
    .map(({ topic, ...each }) => ({
      ...each,
      found: topic?.title === each.title ? topic.title : (topic?.within ?? topic)?.title,
    }))
    .filter(({ found, title }) => found !== title)
    .map(({ name, found, title }) => `${name}: ${found} instead of ${title}`)
  expect(wrong).toEqual([])
})

test('a name that is an English word of the catalogue has a star', () => {
  const ideas = [...catalogue.topics.flatMap((topic) => topic.ideas), ...catalogue.universal]
  const english = new Set(ideas.flatMap(({ text }) => lemmas(text)))
  const bare = names
    .filter(({ name, isEnglishWord }) => !isEnglishWord && lemmas(name).length === 1 && name !== '=')
    .filter(({ name, title }) => english.has(lemmas(name)[0] ?? '') && !sameInEnglish(title, name))
    .map(({ name, title }) => `${title}: ${name}`)
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
