import type { Stance } from '#app/ideas/reading/cues.ts'
import type { Language } from '#app/ideas/words/languages/language.ts'
import { lemma } from '#app/ideas/words/lemmas.ts'
import { anyOf, folded, phrasesOf, startsOf } from '#app/ideas/words/phrase-pattern.ts'
import { DUTCH } from '#app/ideas/words/wishes/dutch.ts'
import { FRENCH } from '#app/ideas/words/wishes/french.ts'
import { GERMAN } from '#app/ideas/words/wishes/german.ts'
import { ITALIAN } from '#app/ideas/words/wishes/italian.ts'
import { OTHERS } from '#app/ideas/words/wishes/others.ts'
import { POLISH } from '#app/ideas/words/wishes/polish.ts'
import { PORTUGUESE } from '#app/ideas/words/wishes/portuguese.ts'
import { SPANISH } from '#app/ideas/words/wishes/spanish.ts'
import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'

const WORDS: Record<Language, WishWords> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
}

export interface Cue {
  stance: Stance
  length: number
  /** Whether it speaks of all in the list before it, or of the last. */
  ofAll?: boolean
  /** Its own words, where a thing stands between them. */
  own?: ReadonlySet<string>
  /** Whether its words stay in the text, as they tell its language and what is done with a thing. */
  stays?: boolean
}

/** What the languages of a text say of wishes, beside the English of `cues.ts`. */
export interface SaidInLanguages {
  /** What begins at a place of a folded text, before the thing it speaks of, and behind it; the longest. */
  cueAt(plain: string, at: number): Cue | undefined
  remarkAt(plain: string, at: number): Cue | undefined
  isEnglish: boolean
  /** Between the things of a list. */
  and: string
  only: string
  /** Whether an English cue is another word in one of them. */
  isNoCue(said: string): boolean
  beginsStatement(word: string): boolean
  /** The words of a thing, without those that say nothing of it. */
  isFiller(word: string): boolean
  /** A normalised text with the things that the languages name in English, and the forms they have of an English one. */
  inEnglish(text: string): string
  formsOf(english: string): string[]
}

const listed = (list: string) => phrasesOf(list.replaceAll(/\s+/g, ' '))
const byLanguages = new Map<string, SaidInLanguages>()

/** Those of some languages. */
export function saidInLanguages(languages: ReadonlySet<Language>): SaidInLanguages {
  const key = [...languages].toSorted().join()
  const made =
    byLanguages.get(key) ??
    ofWords([...[...languages].map((language) => WORDS[language]), OTHERS], languages.size === 0)
  byLanguages.set(key, made)
  return made
}

function ofWords(words: readonly WishWords[], isEnglish: boolean): SaidInLanguages {
  const all = (list: keyof WishWords) => words.flatMap((each) => listed(each[list] ?? ''))
  const begins = new Set(all('begins'))
  const noCues = new Set(all('noCues'))
  const filler = new Set(all('filler').flatMap((word) => [word, lemma(word)]))
  const things = words.flatMap(({ things: table }) => thingsOf(table))
  const english = new Map(things.flatMap(({ name, forms }) => forms.map((form) => [folded(form), name])))
  const mostWords = Math.max(...[...english.keys()].map((form) => form.match(ANY_WORD)?.length ?? 0))
  return {
    isEnglish,
    cueAt: longestOf([
      { stance: 'refused', phrases: all('refused') },
      { stance: 'allergic', phrases: all('allergic') },
      { stance: 'owned', phrases: all('owned') },
      { stance: 'wanted', phrases: all('wanted'), stays: true },
    ]),
    remarkAt: longestOf([
      { stance: 'allergic', phrases: all('thenAllergic') },
      { stance: 'refused', phrases: all('thenRefused') },
      { stance: 'owned', phrases: all('thenOwned') },
      { stance: 'refused', phrases: all('allRefused'), ofAll: true },
      { stance: 'owned', phrases: all('allOwned'), ofAll: true },
    ]),
    and: all('and').join('|'),
    only: all('only').join('|'),
    isNoCue: (said) => noCues.has(said),
    beginsStatement: (word) => begins.has(word),
    isFiller: (word) => filler.has(word),
    inEnglish: (text) => (english.size === 0 ? text : replaceForms(text, english, mostWords)),
    formsOf: (name) => things.flatMap((thing) => (thing.name === name ? thing.forms : [])),
  }
}

function thingsOf(table: string): { name: string; forms: string[] }[] {
  return table
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', forms = ''] = line.split(/: (.*)/s, 2)
      return { name: name.trim(), forms: listed(forms) }
    })
}

const ANY_WORD = /[\p{L}\p{N}]+/gu

/** A text with the English of its folded runs of words that are forms: the longest first, of so many words at most. */
function replaceForms(text: string, english: ReadonlyMap<string, string>, mostWords: number): string {
  const plain = folded(text)
  const words = [...plain.matchAll(ANY_WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  let [said, end, at] = ['', 0, 0]
  while (at < words.length) {
    const from = words[at]?.from ?? 0
    const runs = words.slice(at, at + mostWords)
    const longest = runs.findLastIndex(({ to }) => english.has(plain.slice(from, to)))
    const to = runs[longest]?.to
    if (to !== undefined) {
      said += `${text.slice(end, from)}${english.get(plain.slice(from, to))}`
      end = to
    }
    at += Math.max(longest, 0) + 1
  }
  return said + text.slice(end)
}

interface Phrases extends Omit<Cue, 'length' | 'own'> {
  phrases: readonly string[]
}

/** A phrase ends with its word, or with the apostrophe of an elided one. */
const ENDS = "(?:(?<=')|(?![\\p{L}\\p{N}']))"

function longestOf(lists: readonly Phrases[]) {
  const byStart = Map.groupBy(
    lists.flatMap(({ phrases, ...about }) =>
      phrases.flatMap((phrase) => {
        const said = phrase.replace(/ :$/, '')
        const matcher = anyOf([said], new Map())
        const end = said === phrase ? ENDS : `${ENDS} ?:`
        let made: RegExp | undefined
        const pattern = () => (made ??= new RegExp(`(?:${matcher.source()})${end}`, 'uy'))
        const own = said.includes('~') ? { own: new Set(folded(said).split(/[ ?/~]+/)) } : {}
        return [...matcher.starts].map((start) => ({ start, pattern, ...about, ...own }))
      }),
    ),
    ({ start }) => start,
  )
  return (plain: string, at: number): Cue | undefined => {
    let best: Cue | undefined
    for (const each of startsOf(wordAt(plain, at)).flatMap((start) => byStart.get(start) ?? [])) {
      const regex = each.pattern()
      regex.lastIndex = at
      const length = regex.test(plain) ? regex.lastIndex - at : 0
      if (length > (best?.length ?? 0)) best = { ...each, length }
    }
    return best
  }
}

const WORD = /[\p{L}\p{N}]+/uy
function wordAt(plain: string, at: number): string {
  WORD.lastIndex = at
  return WORD.exec(plain)?.[0] ?? ''
}
