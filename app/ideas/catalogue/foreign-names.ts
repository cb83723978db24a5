import type { Topic } from '#app/ideas/catalogue/parse.ts'
import { ENGLISH_NAMES, type Language, LANGUAGES } from '#app/ideas/words/languages/language.ts'
import { lemmas, normalise } from '#app/ideas/words/lemmas.ts'
import type { TopicNames } from '#app/ideas/words/topic-names/topic-names.ts'

/** What a word names in one language; null: in any text, as names in other scripts do. */
interface ForeignName {
  topic: Topic
  language: Language | null
  /** As it is written, in lower case: "velas" are candles, "vela" is sailing. */
  written: string
  /** Whether it counts only as it is written: English would take an ending off, and "Dachs" is no "Dach". */
  asWritten?: boolean
  /** Whether the word is no English one, so that it means the topic whatever stands beside it. */
  unmistakable: boolean
}

/** By lemmas joined by spaces. */
export type ForeignNames = ReadonlyMap<string, readonly ForeignName[]>

/** The names of other languages as a profile's language has them. */
export interface NamesOfLanguages {
  /** Of the profile, whose names mean their topics whatever stands beside them; null: English, where those of every language do. */
  language: Language | null
  foreignNames: ForeignNames
  /** What the language calls the topics in its texts of ideas. */
  titles: ForeignNames
}

const NONE: readonly ForeignName[] = []
/** As topics of who learns them are called. */
const LEARNT = new Map(LANGUAGES.map((language) => [language, ENGLISH_NAMES.of(language)]))

/** Of "de l'escalade" and "all'aperto" the noun: an article before a vowel is one word with it. */
const ELIDED = /(?<=^| )(?:l|d|j|n|s|qu|un|dell|all|nell|dall|sull)'(?=\p{L}{2})/gu
const withoutElisions = (name: string) => (name.includes("'") ? name.replace(ELIDED, '') : name)
const keyOf = (name: string) => withoutElisions(lemmas(name).join(' '))

function namesOf(
  { foreignNames, titles, language }: NamesOfLanguages,
  lemmasJoined: string,
): readonly ForeignName[] {
  const name = withoutElisions(lemmasJoined)
  const [aliases, own] = [foreignNames.get(name), titles.get(name)]
  const named = aliases && own ? [...aliases, ...own] : (aliases ?? own ?? NONE)
  // "Rap italiano" is no course in Italian for who writes in it.
  return language === null ? named : named.filter(({ topic }) => topic.title !== LEARNT.get(language))
}

/** The topic that a name of another language, its lemmas joined, means whatever stands beside it. */
export function unmistakableTopic(names: NamesOfLanguages, name: string): Topic | undefined {
  return namesOf(names, name).find((each) => !each.asWritten && isUnmistakable(names, each))?.topic
}

function isUnmistakable(
  { language: own }: NamesOfLanguages,
  { unmistakable, language }: ForeignName,
): boolean {
  return unmistakable && (own === null || language === null || language === own)
}

/** Without its accents a short word is too often another one: "thé" is not "the". */
const MIN_WITHOUT_ACCENTS = 5
/** And one of three letters even in its language: "una" is no "uña". */
const MIN_OF_PLAIN = 4

export interface TopicName {
  title: string
  name: string
  language: Language | null
  isEnglishWord: boolean
}

/** Reads the tables of `topic-names.ts`. */
export function parseTopicNames(tables: Partial<TopicNames>): TopicName[] {
  return [...LANGUAGES, null].flatMap((language) =>
    (tables[language ?? 'others'] ?? '')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [title = '', names = ''] = line.split(' | ')
        return names.split(', ').map((name) => ({
          title,
          name: name.replace(/\*$/, ''),
          language,
          isEnglishWord: name.endsWith('*'),
        }))
      })
      .filter(({ name }) => name !== ''),
  )
}

/** Links names in other languages to topics. An English name stays as it is. */
export function linkForeignNames(
  topicByName: ReadonlyMap<string, Topic>,
  topicNames: readonly TopicName[],
): { foreignNames: ForeignNames; emoji: ReadonlyMap<string, string> } {
  const foreignNames = new Map<string, ForeignName[]>()
  const emoji = new Map<string, string>()
  for (const { title, name, language, isEnglishWord } of topicNames) {
    const topic = topicByName.get(lemmas(title).join(' '))
    if (!topic) throw new Error(`topic-names, ${language ?? 'others'}: "${title}" names no topic`)
    if (name === '=') continue
    if (lemmas(name).length === 0) emoji.set(name, topic.title)
    for (const { spelling, isSure } of spellingsOf(name)) {
      const key = keyOf(spelling)
      if (key === '') continue
      const unmistakable = isSure && !isEnglishWord && !topicByName.has(key)
      const written = withoutElisions(normalise(spelling))
      foreignNames.set(key, [...(foreignNames.get(key) ?? []), { topic, language, written, unmistakable }])
    }
  }
  return { foreignNames, emoji }
}

/** As people type a name, with and without accents. */
function spellingsOf(name: string): { spelling: string; isSure: boolean }[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain === name.normalize('NFC')) return [{ spelling: name, isSure: true }]
  return [
    { spelling: name, isSure: true },
    ...(lemmas(plain).join(' ').length < MIN_OF_PLAIN
      ? []
      : [{ spelling: plain, isSure: plain.length >= MIN_WITHOUT_ACCENTS }]),
  ]
}

/** Whether only another language gives a topic this name, which then never enters a template. */
export function isForeignName(names: NamesOfLanguages, words: readonly string[]): boolean {
  return unmistakableTopic(names, words.join(' ')) !== undefined
}

/** The languages in which a name means a topic. */
export function languagesOfName(names: NamesOfLanguages, words: readonly string[]): Language[] {
  return namesOf(names, words.join(' ')).flatMap(({ language }) => language ?? [])
}

/** The names of topics in a language as its texts of ideas have them, for who knows them by these. */
export function titlesIn(
  language: Language,
  topicByName: ReadonlyMap<string, Topic>,
  titles: Iterable<readonly [topic: Topic, title: string]>,
): ForeignNames {
  const found = new Map<string, ForeignName[]>()
  for (const [topic, title] of titles) {
    const written = withoutElisions(normalise(title))
    const name = keyOf(title)
    const asWritten = !name.includes(' ') && name !== written
    const same = found.get(name) ?? []
    if (name === '' || same.some((each) => each.written === written)) continue
    found.set(name, [...same, { topic, language, written, asWritten, unmistakable: !topicByName.has(name) }])
  }
  return found
}

/** The topic that has this name in one of the languages, before all in the profile's own; `written` has the words as they are. */
export function topicNamedIn(
  names: NamesOfLanguages,
  languages: ReadonlySet<Language>,
  words: readonly string[],
  written = words.join(' '),
): Topic | undefined {
  const named = namesOf(names, words.join(' ')).filter(
    ({ language }) => language !== null && languages.has(language),
  )
  const own = named.filter(({ language }) => language === names.language)
  return (asWrittenIn(own, written) ?? asWrittenIn(named, written))?.topic
}

function asWrittenIn(named: readonly ForeignName[], written: string): ForeignName | undefined {
  const plain = withoutElisions(written)
  return named.find((each) => each.written === plain) ?? named.find(({ asWritten }) => !asWritten)
}

/**
 * Of a word the names that it may be a form of: the verb as said of somebody ("fietst", "tricote"; Dutch doubles a vowel:
 * "kampeert"), a diminutive ("wijntje"), a case ("kawę").
 */
const FORMS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/t$/, 'en'],
    [/elt$/, 'eln'],
    [/ert$/, 'ern'],
    [/(?:er|erin|erinnen)$/, 'en'],
    [/n$/, ''],
  ],
  nl: [
    [/t$/, 'en'],
    [/(a|e|o|u)\1(\p{L})t$/u, '$1$2en'],
    [/([^aeiou])t$/, '$1$1en'],
    [/(a|e|o|u)\1st$/, '$1zen'],
    [/ft$/, 'ven'],
    [/(?:et|t|p)?jes?$/, ''],
    [/kjes?$/, 'g'],
  ],
  fr: [[/e$/, 'er']],
  es: [
    [/a$/, 'ar'],
    [/e$/, 'er'],
  ],
  it: [
    [/a$/, 'are'],
    [/e$/, 'ere'],
    [/e$/, 'ire'],
    [/isce$/, 'ire'],
    [/o$/, 'i'],
    [/a$/, 'e'],
  ],
  pl: [
    [/uje$/, 'owanie'],
    [/uje$/, 'ować'],
    [/a$/, 'anie'],
    [/a$/, 'ać'],
    [/[ęąe]$/, 'a'],
    [/(?:ami|ach|ów|om)$/, 'y'],
    [/(?:ami|ach|ów|om)$/, 'i'],
    [/(?:i?em|iem)$/, ''],
    [/(?:u|owi)$/, ''],
  ],
  pt: [
    [/a$/, 'ar'],
    [/e$/, 'er'],
  ],
}
const MIN_OF_COMPOUND = 4
/** Before a name it makes a verb of another: "vorbereiten" is no riding. */
const NO_FIRST_PART =
  /^(?:[^aeiouyäöü]+|.{0,2}|vor.*|(?:zu|auf|aus|ver|nach)be?|nor|opti|mini|maxi|sub|dis|auf|aus|ver|ent|zer|ein|unter|über|ont|door|over|uit|aan)$/
/** "Nada" is nothing, before it is a swim, and who "gra na flecie" plays no video games. */
const NO_FORMS = new Set(['nada', 'gra', 'gram', 'kindergarten', 'kindertuin'])
/** "Le" reads nothing. */
const MIN_OF_FORM = 3

const NO_TITLES: ForeignNames = new Map()

/**
 * The topic that a word of these languages means in another form ("brouwt" is "brouwen"), or by the last part of a German or Dutch
 * compound ("Rotwein" is a "Wein").
 */
export function topicOfForm(
  names: NamesOfLanguages,
  languages: ReadonlySet<Language>,
  word: string,
): Topic | undefined {
  if (word.length < MIN_OF_FORM || NO_FORMS.has(word)) return undefined
  for (const language of languages) {
    const forms = FORMS[language].map(([ending, name]) => word.replace(ending, name))
    for (const form of [...forms, ...lastPartsOf(language, word)]) {
      // Titles are names, too: no "Fischer" is a Cher.
      const topic =
        form === word
          ? undefined
          : topicNamedIn({ ...names, titles: NO_TITLES }, new Set([language]), lemmas(form), form)
      if (topic) return topic
    }
  }
  return undefined
}

function lastPartsOf(language: Language, word: string): string[] {
  if (language !== 'de' && language !== 'nl') return []
  return Array.from({ length: Math.max(0, word.length - MIN_OF_COMPOUND + 1) }, (_, at) => at)
    .filter((at) => !NO_FIRST_PART.test(word.slice(0, at)))
    .map((at) => word.slice(at))
}
