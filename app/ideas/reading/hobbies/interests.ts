import { type Catalogue, topicNamed } from '#app/ideas/catalogue/catalogue.ts'
import { hobbiesIn, topicsWished } from '#app/ideas/reading/hobbies/hobbies.ts'
import { NAMED_AS_A_PLANT } from '#app/ideas/reading/hobbies/hobby-words.ts'
import type { Hobby } from '#app/ideas/reading/hobbies/recognise-hobby.ts'
import { spellingOf } from '#app/ideas/reading/hobbies/spelling.ts'
import type { Said } from '#app/ideas/reading/constraints/constraints.ts'
import { hasMark } from '#app/ideas/reading/constraints/constraint-blocks.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { PETS, POSSESSIVES } from '#app/ideas/words/languages/language-words.ts'
import { lemmas, normalise } from '#app/ideas/words/lemmas.ts'

export interface Interest extends Hobby {
  /** Its phrase letter for letter, where the giver wrote it. */
  written?: string | undefined
  /** A hobby; what only states or wishes name gets half as many ideas. */
  main: boolean
  /** An animal or plant that they like the look of, and none that is theirs. */
  motif?: boolean
  /** They have the thing itself ("no more Lego sets"): only what is about it. */
  enough?: boolean
}

interface WelcomeTexts {
  hobbies: string
  occasion: string
  wishes: string
}

/** Who says so plays, at any age. */
const PLAYS = /(?<!\p{L})(?:plays?|playing|players?|coach\p{L}*|train\p{L}*|teams?|goal\p{L}*)(?!\p{L})/u
/** Said of a pet or plants: "her cat", "hat zwei Hunde". */
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:${POSSESSIVES.trim().replaceAll(/,\s+/g, '|')}) (?:\\p{L}+ )?(?:${PETS.trim().replaceAll(/,\s+/g, '|')})(?!\\p{L})`,
  'iu',
)
/** Of younger ones who like dogs it must be said that there is one. */
const OWNS_PETS = 8
const isAnimal = ({ topic, kind }: Hobby) =>
  kind === 'growing-and-animals' && (topic?.ideas.some(({ attributes }) => attributes.has('pet')) ?? false)
const MAX_HOBBIES = 6
const MAX_OTHERS = 3

/** What a recipient likes: hobbies first, then topics of states, of the other occasion and of the wishes. */
export function interestsOf(
  catalogue: Catalogue,
  recipient: Recipient,
  welcome: WelcomeTexts,
  said: readonly Said[],
  age: number,
): Interest[] {
  const plays = PLAYS.test(`${welcome.hobbies}\n${welcome.wishes}`)
  const hobbies = hobbiesIn(
    catalogue,
    welcome.hobbies,
    `${recipient.preferences}, ${recipient.notes}`.toLowerCase(),
  )
    .filter(({ topic, templateWord }) => topic !== null || templateWord !== null)
    .map((hobby) => (plays ? hobby : asAtAge(catalogue, hobby, age)))
    .filter(({ topic }, at, all) => !topic || all.findIndex((each) => each.topic === topic) === at)
    .filter(({ topic }, _, all) => !isPlant(topic, all, welcome.hobbies))
    .slice(0, MAX_HOBBIES)
  const known = new Set(hobbies.map(({ topic }) => topic))
  const others = [
    ...(said.some(({ constraint }) => hasMark(constraint, 'untold')) ? [] : said)
      .flatMap((each) => interestOfState(catalogue, each))
      .filter(({ kind, kin }) => !kin || hobbies.some((hobby) => hobby.kind === kind)),
    ...hobbiesIn(catalogue, welcome.occasion).filter(({ topic }) => topic !== null),
    ...topicsWished(catalogue, welcome.wishes, hobbies.length === 0 ? normalise(recipient.preferences) : ''),
  ]
    .filter(({ topic }, at, all) => !known.has(topic) && all.findIndex((each) => each.topic === topic) === at)
    .slice(0, hobbies.length === 0 ? MAX_HOBBIES : MAX_OTHERS)
  // What the owner hides enters no idea in their own words.
  const hidesHobbies = recipient.hidden?.includes('hobbies') ?? false
  const otherTexts = `${recipient.otherOccasion ?? ''}, ${recipient.preferences}, ${recipient.notes}`
  return [
    ...spelledAsIn(recipient.hobbies, hobbies).map((hobby) => ({
      ...hobby,
      templateWord: hidesHobbies ? (hobby.topic?.title ?? null) : hobby.templateWord,
      main: true,
      motif: age < OWNS_PETS && isAnimal(hobby) && !THEIRS.test(`${recipient.hobbies}, ${otherTexts}`),
    })),
    ...spelledAsIn(otherTexts, others).map((hobby) => ({
      ...hobby,
      main: false,
      motif: isAnimal(hobby) && !THEIRS.test(otherTexts),
    })),
  ]
}

/** "Allotment (dahlias and squash)" */
function isPlant(topic: Hobby['topic'], all: readonly Hobby[], text: string): boolean {
  const name = NAMED_AS_A_PLANT
  if (topic?.title !== name || all.some((each) => each.topic !== topic && each.kind === topic.kind))
    return false
  return all.some((each) => {
    const bracket = text.split(`${each.phrase} (`)[1]?.split(')')[0] ?? ''
    const isBeside = [`${each.phrase} and ${name}`, `${name} and ${each.phrase}`].some((both) =>
      text.includes(both),
    )
    return each.kind === 'growing-and-animals' && !isAnimal(each) && (isBeside || bracket.includes(name))
  })
}

/** Whom the catalogue knows under another topic at this age has the hobby as that topic has it. */
function asAtAge(catalogue: Catalogue, hobby: Hobby, age: number): Hobby {
  const later = hobby.topic?.later
  const topic = later && age >= later.from ? topicNamed(catalogue, lemmas(later.title)) : undefined
  return topic ? { ...hobby, topic, kind: topic.kind } : hobby
}

function interestOfState(catalogue: Catalogue, { words, constraint }: Said): (Hobby & { kin?: boolean })[] {
  const title = constraint.lines.get('topic')
  const topic = title === undefined ? undefined : topicNamed(catalogue, lemmas(title))
  const kin = hasMark(constraint, 'kin')
  return topic ? [{ phrase: words, topic, exact: true, kind: topic.kind, templateWord: null, kin }] : []
}

function spelledAsIn(text: string, hobbies: readonly Hobby[]): Omit<Interest, 'main'>[] {
  const spelling = spellingOf(text)
  const isTitle = ({ phrase, topic }: Hobby) =>
    topic !== null && topic.title !== phrase && topic.title.toLowerCase() === phrase
  return hobbies.map((hobby) => ({
    ...hobby,
    written: new RegExp(RegExp.escape(hobby.phrase), 'iu').exec(text)?.[0],
    phrase: isTitle(hobby) ? (hobby.topic?.title ?? '') : spelling(hobby.phrase, hobby.exact),
    templateWord: isTitle({ ...hobby, phrase: hobby.templateWord ?? '' })
      ? (hobby.topic?.title ?? null)
      : hobby.templateWord && spelling(hobby.templateWord, hobby.exact),
  }))
}
