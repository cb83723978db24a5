import { brandIn } from '#app/ideas/catalogue/brands.ts'
import { type Catalogue, topicNamed, topicOfWordSet } from '#app/ideas/catalogue/catalogue.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import { isForeignName, topicNamedIn, topicOfForm } from '#app/ideas/catalogue/foreign-names.ts'
import type { Kind } from '#app/ideas/idea.ts'
import { kindOf, looksLikePastime } from '#app/ideas/reading/hobbies/hobby-kind.ts'
import {
  ACTIVITIES,
  ACTIVITY,
  DONE_WITH,
  FOREIGN_ARTICLE,
  FOREIGN_LEAD_IN,
  FOREIGN_PLACES_BEGIN,
  LEAD_IN,
  LITTLE_MORE,
  LOSS,
  NOT_PASTIMES,
  OF_ANOTHER,
  OWN_OBJECT,
  PREPOSITIONS,
  SENTENCE_VERBS,
  SENTENCE_WORD,
  TOO_WIDE,
  TRAIL,
  WATCHES,
  WHO_DOES_IT,
} from '#app/ideas/reading/hobbies/hobby-words.ts'
import { correctMisspelling } from '#app/ideas/reading/hobbies/misspellings.ts'
import { isPlainPhrase } from '#app/ideas/reading/hobbies/plain-phrase.ts'
import { namesState } from '#app/ideas/reading/constraints/constraints.ts'
import { FALSE_FRIENDS } from '#app/ideas/words/languages/language-words.ts'
import type { Language } from '#app/ideas/words/languages/language.ts'
import { containsPhrase, lemma, lemmas, wordsOf } from '#app/ideas/words/lemmas.ts'

/** A hobby as the giver wrote it and what it was recognised as. */
export interface Hobby {
  phrase: string
  topic: Topic | null
  /** Whether the phrase means the topic, or only contains it, as "underwater hockey" contains hockey. */
  exact: boolean
  kind: Kind | null
  /** What templates are filled with; null: nothing. */
  templateWord: string | null
  /** A sport that they only watch. */
  watched?: boolean
}

/** Longer names are sentences. */
const MAX_WORDS_OF_UNKNOWN = 3
const MAX_WORDS_OF_NAME = 6

/** In place of words that must not be shown. */
export const NAMELESS = 'a hobby of theirs'

interface Forms {
  /** Without brackets and punctuation. */
  bare: string
  /** Also without "she loves" and "at weekends". */
  stripped: string
  /** "collects stamps" as "stamp collecting", "watches dramas" as "dramas". */
  noun: string
}

const MADE: readonly Kind[] = ['making', 'food-and-drink']
const FALSE_FRIEND = new RegExp(
  `(?<!\\p{L})(?:${FALSE_FRIENDS.trim().split(/,\s+/).join('|')})(?!\\p{L})`,
  'gu',
)
const NO_OTHER_LANGUAGE: ReadonlySet<Language> = new Set()

/**
 * Recognises one normalised phrase of a text in these languages, whose words of `names` are no slips: the first step that finds
 * something counts. Who only watches a sport or game needs no gear for it.
 */
export function recognise(
  catalogue: Catalogue,
  phrase: string,
  languages: ReadonlySet<Language> = NO_OTHER_LANGUAGE,
  names: ReadonlySet<string> = new Set(),
  isWatched = false,
): Hobby {
  const forms = formsOf(phrase)
  const hobby = recogniseForms(catalogue, forms, languages, names)
  if (!isWatched && !WATCHES.test(forms.bare)) return hobby
  // Who watches how something is made need not make it.
  if (hobby.topic && MADE.includes(hobby.topic.kind)) return unknown(forms)
  return hobby.kind === 'sport' || hobby.kind === 'games' ? { ...hobby, watched: true } : hobby
}

function recogniseForms(
  catalogue: Catalogue,
  forms: Forms,
  languages: ReadonlySet<Language>,
  names: ReadonlySet<string>,
): Hobby {
  // In another language croquetas are no croquet, and a "Stock" is a floor.
  const isForeign = languages.size > 0
  const english = isForeign ? formsOf(forms.bare.replace(FALSE_FRIEND, ' ')) : forms
  const corrected = isForeign ? english : formsOf(correctedWords(catalogue, forms.noun, names))
  const named = byName(catalogue, english)
  // "Bad Bunny" is a name in any language.
  const whole = isForeign && forms.bare.includes(' ') ? byName(catalogue, forms) : undefined
  return (
    (whole?.topic?.within && whole.phrase.includes(' ') ? whole : undefined) ??
    byOwnName(catalogue, forms) ??
    (named?.topic?.within ? named : undefined) ??
    (isForeign ? byProperName(catalogue, english, names) : undefined) ??
    byForeignName(catalogue, forms, languages) ??
    named ??
    byName(catalogue, corrected) ??
    byThing(catalogue, english) ??
    byWordSet(catalogue, english) ??
    byContainedName(catalogue, corrected, names) ??
    byContainedName(catalogue, english, names) ??
    byActivity(catalogue, english) ??
    unknown(forms)
  )
}

function formsOf(phrase: string): Forms {
  const bare = phrase
    .replace(/\(.*?\)?$/, '')
    .replace(/["!?.:]+|(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const stripped = bare.replace(FOREIGN_LEAD_IN, '').replace(LEAD_IN, '').replace(TRAIL, '').trim() || bare
  return { bare, stripped, noun: nounOf(stripped) }
}

function nounOf(phrase: string): string {
  const [, activity, thing = ''] = ACTIVITY.exec(phrase) ?? []
  if (activity !== 'collect' && activity !== 'mak') return thing || phrase
  const words = thing.split(' ')
  return [...words.slice(0, -1), lemma(words.at(-1) ?? ''), `${activity}ing`].join(' ')
}

function known(topic: Topic, phrase: string, templateWord: string | null = topic.title, exact = true): Hobby {
  return { phrase, topic, exact, kind: topic.kind, templateWord }
}

/** "chats" in a French text, "randonnée en montagne": the longest run of words that names a topic in its languages. */
function byForeignName(
  catalogue: Catalogue,
  { bare, stripped }: Forms,
  languages: ReadonlySet<Language>,
): Hobby | undefined {
  if (languages.size === 0) return undefined
  const whole = namedWithin(catalogue, bare, languages)
  const topic = namedBeforePlace(catalogue, bare, languages, whole?.start) ?? whole?.topic
  return topic && known(topic, isPlainPhrase(stripped) ? stripped : topic.title, topic.title)
}

function namedWithin(catalogue: Catalogue, phrase: string, languages: ReadonlySet<Language>) {
  const written = wordsOf(phrase)
  for (const { name, start } of runsOf(lemmas(phrase))) {
    const as = written.slice(start, start + name.length).join(' ')
    const topic =
      topicNamedIn(catalogue, languages, name, as) ??
      (name.length === 1 && !catalogue.topicByName.has(name[0] ?? '')
        ? topicOfForm(catalogue, languages, as)
        : undefined)
    if (topic) return { topic, start }
  }
  return undefined
}

/** "Bateria na igreja" is drums, "Tanzen zu Musik" dancing: the name from `start` on says where, with whom or to what. */
function namedBeforePlace(
  catalogue: Catalogue,
  phrase: string,
  languages: ReadonlySet<Language>,
  start = Infinity,
): Topic | undefined {
  const words = wordsOf(phrase)
  for (const [at, word] of words.slice(0, start).entries()) {
    if (at === 0 || !FOREIGN_PLACES_BEGIN.has(word)) continue
    const head = namedWithin(catalogue, words.slice(0, at).join(' '), languages)
    if (head) return head.topic
  }
  return undefined
}

/** "sea swimming", "la cuisine", "sewing my own clothes" */
function byName(catalogue: Catalogue, { bare, stripped, noun }: Forms): Hobby | undefined {
  // "Painting his Necrons" is no painting.
  const isThing = topicNamed(catalogue, lemmas(stripped.replace(OWN_OBJECT, '$2'))) !== undefined
  const withoutObject = isThing ? stripped : stripped.replace(OWN_OBJECT, '$1')
  const withoutWho = stripped.replace(WHO_DOES_IT, '')
  const withoutArticle = bare.replace(FOREIGN_ARTICLE, '')
  for (const phrase of new Set([bare, stripped, noun, withoutObject, withoutArticle, withoutWho])) {
    const words = lemmas(phrase)
    const topic = topicNamed(catalogue, words)
    if (topic) {
      const foreign = isForeignName(catalogue, words)
      return known(topic, phrase, foreign ? topic.title : templateWordFor(catalogue, topic, phrase))
    }
  }
  return undefined
}

/** The giver's own word unless it is a person, a verb or a maker: "cello", but "knitting" for "knits". */
function templateWordFor(catalogue: Catalogue, topic: Topic, phrase: string): string | null {
  const last = phrase.split(' ').at(-1) ?? ''
  const isDoing =
    /(?:ers?|ists?|ians?|fans?)$/.test(last) || topicOfVerb(catalogue, lemma(last)) !== undefined
  return isDoing || !isPlainPhrase(phrase) || brandIn(lemmas(phrase)) ? titleFor(topic, phrase) : phrase
}

/** Of "hydroponics and mushrooms" the half that was meant; none if neither was named. */
function titleFor({ title }: Topic, phrase: string): string | null {
  const words = lemmas(phrase)
  const halves = title.split(' and ')
  if (halves.length === 1) return title
  return halves.find((half) => lemmas(half).some((word) => words.includes(word))) ?? null
}

/** "collects fountain pens" */
function byThing(catalogue: Catalogue, { stripped }: Forms): Hobby | undefined {
  for (const [verb, kind] of DONE_WITH) {
    const thing = stripped.replace(verb, '')
    const topic = thing === stripped ? undefined : topicNamed(catalogue, lemmas(thing))
    if (topic && (kind === null || topic.kind === kind)) return known(topic, thing)
  }
  return undefined
}

/** "swimming in the sea" */
function byWordSet(catalogue: Catalogue, { stripped }: Forms): Hobby | undefined {
  const topic = topicOfWordSet(catalogue, lemmas(stripped))
  return topic && known(topic, isPlainPhrase(stripped) ? stripped : topic.title)
}

/** "cello in an orchestra" is the cello; "underwater hockey" and "football coaching" are pastimes of their own. */
function byContainedName(
  catalogue: Catalogue,
  { stripped }: Forms,
  names: ReadonlySet<string>,
): Hobby | undefined {
  const words = lemmas(stripped)
  const contained = nameBeforeItsPlace(catalogue, words) ?? containedName(catalogue, words, stripped)
  if (!contained) return undefined
  const { topic, name, start } = contained
  if (LOSS.test(stripped) || OF_ANOTHER.test(stripped)) return undefined
  const plain = isPlainPhrase(stripped) && !SENTENCE_WORD.test(stripped)
  const before = words[start - 1]
  const after = words[start + name.length]
  // "His labrador Monty" is a labrador.
  const stands = (word: string | undefined) =>
    word === undefined ||
    /^\d+$/.test(word) ||
    LITTLE_MORE.has(word) ||
    SENTENCE_WORD.test(word) ||
    names.has(word)
  const exact =
    (stands(before) && stands(after) && words.length > name.length) ||
    (start === 0 && PREPOSITIONS.has(after ?? ''))
  // Who "talks to folks in New Zealand" does not go there.
  if (!exact && topic.within?.title === 'travel' && !JOURNEY.test(stripped)) return undefined
  // "More his parents' idea" says nothing of whose life it is.
  if (!exact && topic.situation && topic.kind === 'home-and-care') return undefined
  const isName = start + name.length === words.length && words.length <= MAX_WORDS_OF_UNKNOWN
  // Toe wrestling is no show to watch: what is watched has a narrower name for itself.
  if (!exact && isName && topic.kind === 'watching' && name.at(-1)?.endsWith('ing')) return undefined
  const isDone = start > 0 && /^\p{L}+s /u.test(stripped) // "paints miniatures"
  const fills =
    isName &&
    plain &&
    !isDone &&
    words.every((word) => !/\d/.test(word) && !NOT_PASTIMES.has(word)) &&
    !brandIn(words)
  return known(topic, plain ? stripped : topic.title, fills ? stripped : topic.title, exact)
}

/** What the profile's own language calls a topic, before the English words that look like it: "detectives", "de switch". */
function byOwnName(catalogue: Catalogue, { bare, stripped }: Forms): Hobby | undefined {
  if (catalogue.language === null) return undefined
  const own = new Set([catalogue.language])
  for (const phrase of new Set([bare, stripped, bare.replace(FOREIGN_ARTICLE, '')])) {
    const topic = topicNamedIn(catalogue, own, lemmas(phrase), wordsOf(phrase).join(' '))
    if (topic) return known(topic, isPlainPhrase(phrase) ? phrase : topic.title, topic.title)
  }
  return undefined
}

/** "Boeken van Stephen King" and "Warhammer schilderen": a name of several words or of a game is the same in any language. */
function byProperName(catalogue: Catalogue, forms: Forms, names: ReadonlySet<string>): Hobby | undefined {
  const hobby = byContainedName(catalogue, forms, names)
  if (!hobby?.topic) return undefined
  const { title, also, within } = hobby.topic
  const said = lemmas(forms.stripped)
  const isLong = [title, ...also].some((name) => name.includes(' ') && containsPhrase(said, lemmas(name)))
  const isGame = hobby.kind === 'games' && /^\p{Lu}/u.test(title)
  return isGame || (within && isLong) ? hobby : undefined
}

/** Of "cricket in the garden" the cricket: what is done there is no gardening. */
function nameBeforeItsPlace(catalogue: Catalogue, words: readonly string[]) {
  const at = words.findIndex((word, place) => place > 0 && PLACES_BEGIN.has(word))
  const name = words.slice(0, at)
  const topic = at > 0 && words.length - at <= MAX_WORDS_OF_PLACE ? topicNamed(catalogue, name) : undefined
  return topic && !topic.alone && { topic, name, start: 0 }
}
const JOURNEY = /(?:trip|holiday|travel|visit|weekend|vacation|break|walk|hik|cruis|drive)/u
const PLACES_BEGIN = new Set(['in', 'at'])
const MAX_WORDS_OF_PLACE = 4

/** The longest run of words that names a topic; of equally long ones the last, where English has the head. */
function containedName(
  catalogue: Catalogue,
  words: readonly string[],
  phrase: string,
): { topic: Topic; name: readonly string[]; start: number } | undefined {
  for (const { name, start } of runsOf(words)) {
    const topic = topicNamed(catalogue, name)
    // "Chats" are cats only in a French text.
    if (!topic || isForeignName(catalogue, name)) continue
    // "Il bat" is no bat: a short English word in a sentence of another language.
    if (
      catalogue.language !== null &&
      name.length === 1 &&
      phrase.includes(' ') &&
      (name[0] ?? '').length < 5
    )
      continue
    // Candle making is not candlelight: the activity counts more than an alias of its object.
    if ((topic.within || isAlias(topic, name)) && ACTIVITIES.has(words.at(-1) ?? '')) continue
    if (isPerson(topic, name, phrase)) continue
    // Who "watches Top Gear" collects none.
    if (
      start === 0 &&
      words.length > 1 &&
      phrase.startsWith('watches ') &&
      name[0] === 'watch' &&
      name.length === 1
    )
      continue
    // Who is crocheting little frogs keeps none.
    // Who paints an army has it.
    const isMade = name.length === 1 && topic.kind !== 'making' && topic.kind !== 'games'
    if (start > 0 && isMade && topicNamed(catalogue, words.slice(0, 1))?.kind === 'making') continue
    if (topic.alone && !isAlias(topic, name)) continue
    if (start > 0 && TOO_WIDE.has(name.join(' '))) continue
    if (SENTENCE_VERBS.has(name.join(' ')) && words[start - 1] !== 'of' && words[start + 1] !== 'game')
      continue
    return { topic, name, start }
  }
  return undefined
}

function isAlias({ title }: Topic, name: readonly string[]): boolean {
  return lemmas(title).join(' ') !== name.join(' ')
}

/** A "guide dog trainer" wears no trainers: who does it, where the topic is named by things only. */
function isPerson({ title, also }: Topic, name: readonly string[], phrase: string): boolean {
  const [word = ''] = name
  return (
    name.length === 1 &&
    word.endsWith('er') &&
    phrase.split(' ').includes(word) &&
    [title, ...also].includes(`${word}s`) &&
    !also.includes(word)
  )
}

/** Every run of words that may be a name: the longest first, of equally long ones the last. */
function* runsOf(words: readonly string[]): Generator<{ name: readonly string[]; start: number }> {
  for (let length = Math.min(words.length, MAX_WORDS_OF_NAME); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--)
      yield { name: words.slice(start, start + length), start }
  }
}

/** "film photografy": each word, or the phrase as a whole, without its slip. */
function correctedWords(catalogue: Catalogue, phrase: string, names: ReadonlySet<string>): string {
  const words = lemmas(phrase)
  if (words.some((word) => names.has(word))) return phrase
  const whole = correctMisspelling(catalogue, words.join(' '))
  if (whole !== undefined) return whole
  const corrected = words.map((word) => correctMisspelling(catalogue, word))
  return corrected.every((word) => word === undefined)
    ? phrase
    : words.map((word, at) => corrected[at] ?? word).join(' ')
}

/** "swims in lakes", "keen climber": by a word that is an activity or who does it, or by the only word. */
function byActivity(catalogue: Catalogue, { stripped }: Forms): Hobby | undefined {
  const words = stripped.split(' ')
  const topic = words
    .filter(
      (word, at) =>
        (words.length === 1 && word.length > 3) ||
        /(?:er|or)$/.test(word) ||
        (at === 0 && word.endsWith('s')),
    )
    .filter((word) => !NOT_PASTIMES.has(lemma(word)))
    .map((word) => topicOfVerb(catalogue, lemma(word)))
    .find((each) => each !== undefined)
  return topic && known(topic, isPlainPhrase(stripped) ? stripped : topic.title)
}

/** "climber", "climb" → "climbing", if that is a topic's name: whole words, never stems. */
function topicOfVerb({ topicByName }: Catalogue, word: string): Topic | undefined {
  const base = word.replace(/e?rs?$|s$/, '')
  const doubled = `${word}${word.at(-1) ?? ''}ing`
  // Whoever swims is swimming, and cubs are not cubing.
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)
  const forms = doubles ? [doubled] : [`${base}ing`, `${word}ing`, `${word.replace(/e$/, '')}ing`, doubled]
  return forms.map((form) => topicByName.get(form)).find((topic) => topic !== undefined)
}

/** A hobby that the catalogue does not know; it fills templates only if it has the form of a pastime's name. */
function unknown({ stripped, noun }: Forms): Hobby {
  const words = lemmas(noun)
  const fills =
    words.length <= MAX_WORDS_OF_UNKNOWN &&
    isPlainPhrase(noun) &&
    !SENTENCE_WORD.test(noun) &&
    !words.some((word) => NOT_PASTIMES.has(word)) &&
    !namesState(noun) &&
    looksLikePastime(noun) &&
    brandIn(words) === undefined
  return {
    phrase: isPlainPhrase(stripped) ? stripped : NAMELESS,
    topic: null,
    exact: false,
    kind: ACTIVITY.exec(stripped)?.[1] === 'watch' ? 'watching' : kindOf(noun),
    templateWord: fills ? noun : null,
  }
}
