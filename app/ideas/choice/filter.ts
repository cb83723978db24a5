import { minPrice } from '#app/ideas/choice/min-prices.ts'
import type { Attribute, Idea, ThingKind } from '#app/ideas/idea.ts'
import type { Only } from '#app/ideas/reading/constraints/only.ts'
import { patternsIn } from '#app/ideas/reading/languages.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { impliedAttributes, mayBePlastic } from '#app/ideas/words/attributes.ts'
import { cachedByText } from '#app/ideas/words/cached-by-text.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { ANIMALS, kindsOfText } from '#app/ideas/words/kinds.ts'
import { lemma, lemmas, standsAt } from '#app/ideas/words/lemmas.ts'
import { folded } from '#app/ideas/words/phrase-pattern.ts'
import { thingIn, wordIn } from '#app/ideas/words/languages/same-word.ts'

export type Refusal =
  | 'too short'
  | 'too long'
  | 'not a plain phrase'
  | 'wrong age'
  | 'too expensive'
  | 'banned category'
  | 'not what alone is welcome'
  | 'mixed food'
  | 'banned word'
  | 'already owned'
  | 'tells a hidden word'
  | `banned: ${Attribute | ThingKind}`

/** What the catalogue knows of an idea; the category is null if several are possible, kinds are then told by its words. */
export type IdeaFacts = Pick<Idea, 'ages' | 'price' | 'attributes' | 'headNoun'> & {
  category: Idea['category'] | null
  kinds?: Idea['kinds'] | undefined
}

const IDEA_LENGTH = { minimum: 3, maximum: 80 }

const LINK =
  /https?:|www\.|\w\.(?:com|org|net|io|co|shop|me|app|xyz|info|biz|ly|gg|ru|de|uk|fr|eu|tv|link|site|online)\b|\bdot (?:com|org|net)\b/iu
// The zero-width joiners stay: some scripts and emoji need them.
const NOT_TEXT = /[<>{}[\]|\\`*_#=@]|\p{Cc}|\p{Co}|(?![\u200c\u200d])\p{Cf}|\p{Zl}|\p{Zp}/u
const PHONE = /\+ ?\p{Nd}{2}|(?:\p{Nd}[ ().-]{0,2}){8}|(?<!\p{Nd})\p{Nd}{3}[-. ]\p{Nd}{4}(?!\p{Nd})/u
const HANDLE = /\b(?:snapchat|telegram|whatsapp|instagram|tiktok|onlyfans|discord|kik) ?:/iu
const STREET =
  /(?<![\p{L}\p{Nd}])(?!221B Baker|10 Downing|4 Privet)\p{Nd}{1,5}[a-z]? \p{Lu}[\p{L}’']+ (?:Street|Road|Avenue|Lane|Drive|Close|Court)\b/u
const NOT_PLAIN = [LINK, NOT_TEXT, PHONE, HANDLE, STREET]
const SPAN_OF_YEARS = /\b(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d\b/g
const MIXED =
  /^(?:hamper|selection|assortment|assorted|box|basket|sampler|mixed|mix|tasting|variety|chocolate|truffle|snack|treat)$/

const isPlain = cachedByText((text) => {
  const unspanned = text.replace(SPAN_OF_YEARS, '')
  return !NOT_PLAIN.some((pattern) => pattern.test(unspanned))
})
const kindsBy = cachedByText(kindsOfText)
const impliedBy = cachedByText((text) => impliedAttributes(lemmas(text)))

function isWelcome({ attributes, categories }: Only, facts: IdeaFacts): boolean {
  return (
    (facts.category !== null && categories.has(facts.category)) ||
    !attributes.isDisjointFrom(facts.attributes)
  )
}

/**
 * The filter over the words of an idea alone, in a language: takes what a wish forbids, gives whether they may be shown. Ours
 * are plain.
 */
export function wordFilter({ bans, hiddenWords }: Pick<Wish, 'bans' | 'hiddenWords'>, language: string) {
  const isBanned = phraseFilter(bans)
  const isRefused = saidFilter(bans, language)
  const hidden = patternsIn(language, hiddenWords)
  const looksAtWords = hiddenWords.size + bans.phrases.length + bans.named.size > 0
  return (text: string, isOurs = false): boolean => {
    if (text.length > IDEA_LENGTH.maximum || !(isOurs || isPlain(text))) return false
    const words = looksAtWords ? lemmas(text) : []
    const plain = folded(text.toLowerCase())
    const tellsHidden =
      words.some((word) => hiddenWords.has(word)) || hidden.some((pattern) => pattern.test(plain))
    return !tellsHidden && !isBanned(words) && !isRefused(plain)
  }
}

/** By what the giver refused or says is owned in these very words. */
function saidFilter({ said }: Wish['bans'], language: string): (foldedText: string) => boolean {
  const refused = said.map(({ words, owned }) =>
    words.map((word) => (owned ? thingIn : wordIn)(language, word)),
  )
  return (plain) => refused.some((patterns) => patterns.every((pattern) => pattern.test(plain)))
}

function phraseFilter(bans: Wish['bans']) {
  // By their first word: hundreds of phrases are looked for in thousands of ideas.
  const phrasesFrom = Map.groupBy(
    [...bans.phrases, ...[...bans.named.values()].flat()],
    ([first = '']) => first,
  )
  return (words: readonly string[]): boolean =>
    words.some((word, at) => phrasesFrom.get(word)?.some((phrase) => standsAt(words, phrase, at)))
}

/**
 * The filter over every idea, a model's or our own: takes what a wish forbids, gives a function from an idea's text and
 * facts, and what it was guessed to cost at most, to null when it is accepted, else to why not. Duplicates are left to
 * the caller.
 */
export function ideaFilter({
  age,
  upTo,
  budget,
  bans,
  only,
  hiddenWords,
}: Pick<Wish, 'age' | 'upTo' | 'budget' | 'bans' | 'only' | 'hiddenWords'>) {
  const isBanned = phraseFilter(bans)
  return (text: string, facts?: IdeaFacts, guessed = 0): Refusal | null => {
    if (text.length < IDEA_LENGTH.minimum) return 'too short'
    if (text.length > IDEA_LENGTH.maximum) return 'too long'
    if (!isPlain(text)) return 'not a plain phrase'
    if (facts && (age < facts.ages.from || upTo > facts.ages.to)) return 'wrong age'
    const words = lemmas(text)
    if (words.some((word) => hiddenWords.has(word))) return 'tells a hidden word'
    const price = Math.max(guessed, facts ? facts.price.typical : minPrice(words))
    if (price > (budget.maximum ?? Infinity)) return 'too expensive'
    if (only && facts?.category && !isWelcome(only, facts)) return 'not what alone is welcome'
    if (facts?.category && bans.categories.has(facts.category)) return 'banned category'
    const attributes = new Set([...(facts?.attributes ?? []), ...impliedBy(text)])
    for (const attribute of bans.attributes) if (attributes.has(attribute)) return `banned: ${attribute}`
    if (bans.attributes.has('plastic') && mayBePlastic(facts?.category ?? null, words))
      return 'banned: plastic'
    const kinds = facts?.kinds ?? kindsBy(text)
    const harmsByHair = bans.animals.size > 0 && kinds.has('animals')
    if (harmsByHair && !words.some((word) => ANIMALS.has(word) && !bans.animals.has(word)))
      return 'banned: animals'
    for (const kind of bans.kinds) if (kinds.has(kind)) return `banned: ${kind}`
    if (bans.mixedFood && attributes.has('food') && words.some((word) => MIXED.test(word)))
      return 'mixed food'
    if (bans.mixedFood && words.includes('hamper')) return 'mixed food'
    if (isBanned(words)) return 'banned word'
    const heads: (string | undefined)[] = facts
      ? [lemma(facts.headNoun)]
      : headPositions(words).map((at) => words[at])
    const owned = bans.owned.some(
      (thing) => heads.includes(thing.at(-1)) && thing.every((word) => words.includes(word)),
    )
    return owned ? 'already owned' : null
  }
}
