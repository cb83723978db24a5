import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'
import { type Catalogue, topicNamed } from '#app/ideas/catalogue/catalogue.ts'
import { FOR_THE_AGE } from '#app/ideas/catalogue/texts.ts'
import { appealOf } from '#app/ideas/choice/appeal.ts'
import { ideaFilter, wordFilter } from '#app/ideas/choice/filter.ts'
import { ideaInLanguage } from '#app/ideas/choice/in-language.ts'
import { fitTo, isMadeFor, STOP_WORDS } from '#app/ideas/choice/fit.ts'
import { lendingTo, namesAnother, namesOfOthers, rootOf } from '#app/ideas/choice/lending.ts'
import { fillTemplate } from '#app/ideas/choice/wording.ts'
import type { Category, Idea, IdeaTexts } from '#app/ideas/idea.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

/** An idea that passed the filter, with what the choice needs to know. */
export interface Candidate {
  idea: Idea
  /** In English, by which it is chosen, and as it is shown. */
  text: string
  shown: string
  reason: string
  /** Null: for anybody. */
  interest: Interest | null
  template: boolean
  /** The title of the related topic whose gear it is. */
  near: string | null
  /** Gladly given to whoever likes it. */
  heart: boolean
  /** Written for exactly what they like. */
  own: boolean
  /** For anybody, and nothing that the giver named. */
  filler: boolean
  /** Closeness, wishes and budget fit; without noise. */
  score: number
}

/** How close an idea is to what the recipient likes; measured. Gear is what givers praise. */
const CLOSENESS = {
  gear: 3,
  /** On top, for what is gladly given. */
  heart: 0.6,
  /** On top, for what says the name of what they like. */
  named: 0.45,
  /** From the first row of a topic to the last: what comes to mind first is what most are glad of. */
  lateRow: -0.45,
  /** Of a topic that the hobby only contains, or is one thing of that nobody has written yet. */
  gearOfContained: 2.2,
  /** What a topic has for each of its things, for one that has rows of its own. */
  generalGear: 1.5,
  template: 2.4,
  ofKind: 1.3,
  related: 1.4,
  merchandise: 1.2,
  occasion: 0.9,
  grandOccasion: 1.8,
  universal: 0.6,
}
/** They come once in a life. */
export const GRAND_OCCASIONS: readonly OccasionType[] = ['anniversary', 'wedding', 'graduation']
const SMALL_CHILD = 6
/** Words of templates that may be said of a pastime only if the catalogue knows it: bus spotting needs no skills course. */
const UNFIT_OF_UNKNOWN = new Set(
  lemmas('supplies, lecture, evening, quiz, skills, guided, technique, gear, strategy'),
)
/** Of two things they like at once: embroidery with a cat. */
const JOINED = 0.8
/** With it no filler comes before what delights, whatever the noise says. */
const FILLER_PENALTY = 2.4

/** An idea on its way to the filter; `hobby` fills its template. */
type Offer = Pick<Candidate, 'idea' | 'reason' | 'interest'> & {
  near?: string
  hobby?: string
  heart?: boolean
  own?: boolean
  closeness: number
}

/**
 * Every idea of the catalogue that this wish allows: the gear of each interest, gear of related topics, filled templates,
 * and what suits anybody. None breaks a ban, no two have the same words. With the texts of a language, each also as it is
 * shown in it, without what it leaves out.
 */
export function candidatesFor(catalogue: Catalogue, wish: Wish, texts?: IdeaTexts): Candidate[] {
  const refusalOf = ideaFilter(wish)
  const maySay = texts && wordFilter(wish, texts.language)
  const fitOf = fitTo(wish)
  const joins = joinedBy(catalogue, wish.interests)
  const isForVegan = VEGAN.every((each) => wish.bans.attributes.has(each))
  const seen = new Set<string>()
  const seenShown = new Set<string>()
  const candidates: Candidate[] = []
  for (const { hobby, near = null, heart = false, own = false, closeness, ...offer } of offersFor(
    catalogue,
    wish,
  )) {
    const { idea } = offer
    if (idea.occasions.length > 0 && !idea.occasions.includes(wish.occasion)) continue
    const filled = hobby === undefined ? idea.text : fillTemplate(idea.text, hobby)
    // Nothing else of a cream or a lipstick tells whether a vegan may have it.
    const vegan = isForVegan && idea.category === 'body care'
    const text = vegan ? asVegan(filled) : filled
    const key = sameIdeaKey(text)
    if (seen.has(key) || refusalOf(text, idea) !== null) continue
    const filledFor = hobby === undefined ? null : offer.interest
    const shown = texts ? ideaInLanguage(texts, idea, { filledFor, vegan }) : text
    if (shown === null || seenShown.has(shown) || maySay?.(shown, filledFor === null) === false) continue
    seen.add(key)
    seenShown.add(shown)
    const fit = fitOf(idea)
    const filler = offer.interest === null && idea.occasions.length === 0 && !fit.asked
    const joined = joins(text, offer.interest)
    const score =
      closeness + appealOf(idea) + fit.score + (joined ? JOINED : 0) - (idea.filler ? FILLER_PENALTY : 0)
    const gladly = fit.priced && (heart || (own && joined))
    candidates.push({
      ...offer,
      text,
      shown,
      near,
      template: hobby !== undefined,
      heart: gladly,
      own,
      filler,
      score,
    })
  }
  return candidates
}

const VEGAN = ['meat', 'dairy', 'egg', 'leather'] as const
function asVegan(text: string): string {
  return /\bvegan\b/i.test(text) ? text : `vegan ${text}`
}

/** Whether an idea for one interest says the name of another. */
function joinedBy(catalogue: Catalogue, interests: readonly Interest[]) {
  const liked = new Set(interests.flatMap(({ main, topic }) => (main && topic ? rootOf(topic) : [])))
  return (text: string, interest: Interest | null): boolean => {
    const own = interest?.topic && rootOf(interest.topic)
    return lemmas(text).some((word) => {
      const named = topicNamed(catalogue, [word])
      return named !== undefined && rootOf(named) !== own && liked.has(rootOf(named))
    })
  }
}

/** All gear first: an idea that belongs to two interests counts for the one whose gear it is. */
function* offersFor(catalogue: Catalogue, wish: Wish): Generator<Offer> {
  const able = wish.interests.map((interest) => ({ interest, unable: !isAble(interest, wish) }))
  for (const { interest, unable } of able) yield* gearOf(catalogue, interest, unable, wish)
  for (const { interest, unable } of able) {
    if (unable) continue
    yield* relatedGear(catalogue, interest, wish.age)
    yield* templatesFor(catalogue, interest, wish.age)
  }
  yield* universalIdeas(catalogue, wish)
}

/** Who must not run, or sees too little for the bowling green, is given nothing to do it with: only what is about it. */
function isAble({ topic, kind }: Interest, { bans }: Wish): boolean {
  if (kind !== 'sport' && kind !== 'outdoors' && kind !== 'water') return true
  const needs = new Set([...(topic?.needs ?? []), ...(kind === 'sport' ? (['sight'] as const) : [])])
  return !LIMBS_AND_EYES.some((need) => needs.has(need) && bans.kinds.has(need))
}
const LIMBS_AND_EYES = ['legs', 'hands', 'sight'] as const
const ABOUT_IT: ReadonlySet<Category> = new Set([
  'book',
  'film',
  'print',
  'audio',
  'decor',
  'keepsake',
  'tableware',
  'jewellery',
  'board game',
  'puzzle',
  'food',
  'drink',
  'wellness',
  'body care',
])

function* gearOf(catalogue: Catalogue, interest: Interest, unable: boolean, wish: Wish): Generator<Offer> {
  const { phrase, topic, exact } = interest
  const asSaid = exact || topic?.title === phrase
  const reason = `because of: ${phrase}${asSaid ? '' : ` (close to it: ${topic?.title})`}`
  const others = [...namesOfOthers(interest), ...(exact ? [] : otherNames(interest))]
  const isSkilled = interest.main && wish.age >= MIN_AGE_OF_SKILL && !wish.learns
  const names = new Set(lemmas(`${phrase} ${topic?.title}`).filter((word) => !STOP_WORDS.has(word)))
  for (const [at, idea] of topic?.ideas.entries() ?? []) {
    if (interest.watched && isToPlayWith(idea)) continue
    if (unable && !ABOUT_IT.has(idea.category)) continue
    if (interest.enough && THE_THING_ITSELF.has(idea.category)) continue
    const words = lemmas(idea.text)
    if (isSkilled && words.some((word) => FOR_BEGINNERS.has(word))) continue
    if (interest.motif && (idea.attributes.has('pet') || words.some((word) => OF_KEEPING.has(word)))) continue
    if (others.some((name) => containsPhrase(words, name))) continue
    // "Bollywood dancing" is no ballet, though dancing has ballet shoes.
    if (topic && !exact && words.some((word) => namesAnother(catalogue, topic, word))) continue
    const own = exact && (topic?.ownIdeas.has(idea) ?? false)
    const general =
      topic?.within && topic.written.length > 0 ? CLOSENESS.generalGear : CLOSENESS.gearOfContained
    const heart = idea.heart && (own || topic?.written.length === 0)
    const place = at / ((own && topic?.ownIdeas.size) || topic?.ideas.length || 1)
    const closeness =
      (own ? CLOSENESS.gear : general) +
      (heart ? CLOSENESS.heart : 0) +
      (words.some((word) => names.has(word)) ? CLOSENESS.named : 0) +
      place * CLOSENESS.lateRow
    yield { idea, reason, interest, closeness, heart, own }
  }
}

/** Below the level of those who do it, children aside. */
const FOR_BEGINNERS = new Set(
  lemmas('beginner, starter, taster, introduction, introductory, basics, learn, try-out'),
)
const MIN_AGE_OF_SKILL = 13
/** Who likes the look of frogs keeps none. */
const OF_KEEPING = new Set(lemmas('care, keeping, keeper, raising, breeding, training, terrarium, owner'))

/** Of which who has enough of them wants no more. */
const THE_THING_ITSELF: ReadonlySet<Category> = new Set(['toy', 'collectible', 'craft kit', 'board game'])
const TO_PLAY_WITH: ReadonlySet<Category> = new Set([
  'sports gear',
  'equipment',
  'bag',
  'class',
  'footwear',
  'safety gear',
])
function isToPlayWith({ kinds, category }: Idea): boolean {
  return kinds.has('effort') || kinds.has('legs') || TO_PLAY_WITH.has(category)
}

/** What a phrase that only contains the topic's name did not say: of "Bollywood dancing" the salsa. */
function otherNames({ topic, phrase }: Interest): (readonly string[])[] {
  const said = new Set([...lemmas(phrase), ...lemmas(topic?.title ?? '')])
  return (topic?.also ?? [])
    .flatMap((name) => lemmas(name).map((word) => [word]))
    .filter(([word = '']) => !said.has(word))
}

function* relatedGear(catalogue: Catalogue, interest: Interest, age: number): Generator<Offer> {
  if (!interest.exact || interest.watched || !suitsAge(interest, age)) return
  const lends = lendingTo(catalogue, interest)
  for (const near of interest.topic?.near ?? []) {
    const reason = `because of: ${interest.phrase} (close to it: ${near})`
    for (const idea of topicNamed(catalogue, lemmas(near))?.ideas ?? []) {
      // Who loves horses need not keep hens.
      if (idea.filler || idea.attributes.has('pet') || (age < SMALL_CHILD && !isMadeFor(age, idea))) continue
      if (!lends(idea)) continue
      yield { idea, reason, interest, near, closeness: CLOSENESS.related }
    }
  }
}

/** Of a fire fighter of forty no toy engine is known, and nothing like it. */
function suitsAge({ topic }: Interest, age: number): boolean {
  return topic === null || topic.ideas.some(({ ages }) => ages.from <= age && age <= ages.to)
}

function* templatesFor(catalogue: Catalogue, interest: Interest, age: number): Generator<Offer> {
  const { templateWord, topic, exact, motif } = interest
  if (templateWord === null || motif || topic?.situation || !suitsAge(interest, age)) return
  const hobby = templateWord.replace(/ collecting$/, '')
  const reason = `because of: ${interest.phrase}`
  const own = new Set(lemmas(hobby))
  const unfit = new Set([...(topic?.unfit ?? []), ...(exact ? [] : UNFIT_OF_UNKNOWN)])
  for (const idea of catalogue.templates.get(interest.kind ?? 'any') ?? []) {
    if (!idea.text.includes('{hobby}')) {
      if (!topic) yield { idea, reason, interest, closeness: CLOSENESS.ofKind }
      continue
    }
    const words = lemmas(idea.text.replace('{hobby}', ''))
    if (words.some((word) => unfit.has(word))) continue
    const repeats = words.some((word) => own.has(word) && !STOP_WORDS.has(word)) // "book club club membership"
    if (repeats) continue
    const closeness = idea.attributes.has('merchandise') ? CLOSENESS.merchandise : CLOSENESS.template
    yield { idea, reason, interest, hobby, closeness }
  }
}

function* universalIdeas({ universal }: Catalogue, { occasion, occasionName }: Wish): Generator<Offer> {
  const grand = GRAND_OCCASIONS.includes(occasion)
  for (const idea of universal) {
    if (idea.occasions.length === 0) {
      yield { idea, reason: FOR_THE_AGE, interest: null, closeness: CLOSENESS.universal }
    } else {
      const closeness = grand ? CLOSENESS.grandOccasion : CLOSENESS.occasion
      yield { idea, reason: `because of: ${occasionName}`, interest: null, closeness }
    }
  }
}
