import { type Catalogue, topicNamed, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import { readBudget, tightest } from '#app/ideas/reading/money/budget.ts'
import { readClauses, welcomeText } from '#app/ideas/reading/clauses.ts'
import { hasMark } from '#app/ideas/reading/constraints/constraint-blocks.ts'
import { type Said, saidIn, saidWithin } from '#app/ideas/reading/constraints/constraints.ts'
import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { type AgeToSuit, ageToSuit, isOfGroup } from '#app/ideas/reading/exact-age.ts'
import { addProtection, forbiddenBy } from '#app/ideas/reading/constraints/forbidden.ts'
import { hiddenWords } from '#app/ideas/reading/constraints/hidden-words.ts'
import { type Interest, interestsOf } from '#app/ideas/reading/hobbies/interests.ts'
import { readOnly } from '#app/ideas/reading/constraints/only.ts'
import { languagesOf } from '#app/ideas/reading/languages.ts'
import { type SaidInLanguages, saidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
import { presentIn } from '#app/ideas/reading/constraints/present.ts'
import { corrected, inShort } from '#app/ideas/reading/read-in-short.ts'
import { type Recipient, RECIPIENT_TEXTS } from '#app/ideas/recipient.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { lemmas, normalise, withoutLinks } from '#app/ideas/words/lemmas.ts'
import { OF_THE_GIVER } from '#app/ideas/words/languages/age-words.ts'
import { OCCASION_WORDS } from '#app/ideas/words/languages/occasion-words.ts'

const ADULT = 18
/** Of ages with as many things the first. */
const YOUNG = [5, 4, 3, 2]
const OCCASIONS = OCCASION_WORDS.map(([type, words]) => ({
  type,
  name: new RegExp(`(?<!\\p{L})(?:${words.trim().replaceAll(/,\s+/g, '|')})(?!\\p{L})`, 'u'),
}))
const FAMILY =
  '(?:mum|mom|mummy|mommy|mother|dad|daddy|father|parents?|grandma|grandad|grandpa|nan|mama|papa|mutter|vater)'
const OF_A_CHILDS_FAMILY = new RegExp(`(?<!\\p{L})${FAMILY}(?:'s| is| are| has| ist)? $`, 'u')
const OF_A_PARTNER =
  /^ (?:wife|husband|partner|girlfriend|boyfriend|daughter|son|sister|brother|frau|mann|femme|mari|mujer|marido|moglie|marito)(?!\p{L})/u

/** "My neighbour", "Karen from work": whoever has no such name is "tired from work". */
const OF_OURS = new RegExp(
  `(?:^|\\n)(?:(?:la|il|a|o) )?(?:${OF_THE_GIVER.trim().replaceAll(/,\s+/g, '|')}) (?:\\p{L}+ )?$`,
  'u',
)
const BEFORE_PLACE = /(?:^|\n)\p{L}+ $/u

function isOfName(text: string, { from, words, constraint }: Said, startOfName: number): boolean {
  const before = text.slice(0, from)
  return (
    !hasMark(constraint, 'name') ||
    from >= startOfName ||
    OF_OURS.test(before) ||
    (/^from (?:work|the office)$/.test(words) && BEFORE_PLACE.test(before))
  )
}

/** "Mum is pregnant", said of a child's mother, or "vegan wife". */
function isOfAnother(text: string, { from, to }: Said, age: number): boolean {
  return (age < ADULT && OF_A_CHILDS_FAMILY.test(text.slice(0, from))) || OF_A_PARTNER.test(text.slice(to))
}

/**
 * Reads a recipient's age group and free texts (specification, section 3: hobbies, preferences, notes, other occasion; up
 * to 400 characters each) step by step. Refuses nothing: what is not understood forbids nothing.
 */
export function readWish(recipient: Recipient, catalogue: Catalogue = wholeCatalogue()): Wish {
  // 1. One form of every character.
  const texts = {
    hobbies: normalise(withoutLinks(recipient.hobbies)),
    occasion: normalise(recipient.otherOccasion ?? ''),
    wishes: normalise(withoutLinks(`${recipient.preferences}\n${recipient.notes}`)),
  }
  const allTexts = Object.values(texts).join('\n')

  // 2. An exact age ("turning 9"), else a safe one of the age group.
  const suits = ageToSuit(recipient.ageGroup, allTexts, {
    type: recipient.occasion,
    name: texts.occasion,
    inName: recipient.inName,
  })

  // 3. What is said of them in the phrases of the data file: diets, faiths, states, refusals, what alone is welcome.
  const spoken = `${allTexts}\n${recipient.inName ?? ''}`
  const languagesOfTexts = languagesOf(catalogue, allTexts.split(/[,;.!?\n]/))
  const said = saidIn(spoken, catalogue.language === null ? undefined : languagesOfTexts).filter(
    (each) => !isOfAnother(spoken, each, suits.age) && isOfName(spoken, each, allTexts.length + 1),
  )
  const inHobbies = saidWithin(said, 0, texts.hobbies.length)
  const inWishes = saidWithin(said, allTexts.length - texts.wishes.length, allTexts.length)
  const present = presentIn(texts, { inHobbies, inWishes }, catalogue)

  // 4. What alone is welcome ("experiences only"), in English and the languages of the texts.
  const languages = saidInLanguages(languagesOfTexts)
  const { only, rest } = readOnly(present.wishes, said, languages)

  // 5. Amounts of money, text by text; the rest of each text as clauses: refused, allergic, owned, wanted, stated.
  const readText = (text: string, numbers: Parameters<typeof readBudget>[1]) =>
    readIn(languages, text, numbers)
  const own = catalogue.language
  const hobbies = readText(present.hobbies, { alone: () => false, rough: false, own })
  const occasion = readText(texts.occasion, { alone: () => false, rough: false, own })
  const wishes = readText(rest, {
    alone: (value) => !isOfGroup(recipient.ageGroup, value),
    rough: true,
    own,
  })

  // 6. What all of that forbids.
  const forbidden = forbiddenBy(said, [...hobbies.clauses, ...occasion.clauses, ...wishes.clauses], languages)

  const ofType = OCCASIONS.find(({ name }) => name.test(texts.occasion))?.type

  // 7. What is left is welcome: hobbies, topics and states that the catalogue knows.
  const welcome = {
    hobbies: welcomeText(hobbies.clauses),
    occasion: ofType === undefined ? welcomeText(occasion.clauses) : '',
    wishes: welcomeText(wishes.clauses),
  }
  const refused = new Set(
    // A thing that goes with a wider kind of it takes no pastime: who must not have nuts may bake.
    [...forbidden.bans.named]
      .filter(([phrase, [first = []]]) => first.join(' ') === phrase && !OF_SETS.test(phrase))
      .map(([phrase]) => topicNamed(catalogue, phrase.split(' '))),
  )
  // Of things that are used up some may come though there are enough of others.
  if (only && [...only.attributes].some((each) => each !== 'experience')) forbidden.bans.kinds.delete('thing')
  const dropped = said.flatMap(({ constraint }) => constraint.lines.get('drops')?.split(', ') ?? [])
  const gone = new Set([
    ...present.over,
    ...refused,
    ...dropped.map((title) => topicNamed(catalogue, lemmas(title))),
  ])
  const enough = ofWhichEnough(forbidden.bans.named.keys(), catalogue)
  const interests = interestsOf(catalogue, recipient, welcome, said, suits.age)
    .filter(({ topic }) => !topic || !(gone.has(topic) || (topic.within && gone.has(topic.within))))
    .map((interest) => ({ ...interest, enough: interest.topic !== null && enough.has(interest.topic) }))

  // 8. What the owner corrected wins over all that, but for what protects: gifts for the age, of no other faith or body flaw.
  const read = {
    ...forbidden,
    interests,
    only,
    budget: tightest([hobbies.budget, occasion.budget, wishes.budget]),
  }
  const asRead = inShort(read)
  const right = corrected(read, recipient.corrections ?? [], catalogue)
  const understood = inShort(right)
  addProtection(right, suits, allTexts, said)

  return {
    ...right,
    asRead,
    understood,
    ...agesOf(suits, interests, recipient.ageGroup),
    welcome: welcome.wishes,
    hiddenWords: hiddenWords(
      (recipient.hidden ?? []).map((text) => recipient[text]),
      RECIPIENT_TEXTS.filter((text) => !recipient.hidden?.includes(text)).map((text) => recipient[text]),
      catalogue,
    ),
    occasion: ofType ?? recipient.occasion,
    learns: said.some(({ constraint: { name } }) => name === 'when learning'),
    occasionName: recipient.otherOccasion || recipient.occasion,
  }
}

const OF_SETS = /^(.+) (?:set|kit|pack|figure|model|game)$/

/** The topics whose sets or kits are refused: of "no more Lego sets" brick building. */
function ofWhichEnough(refused: Iterable<string>, catalogue: Catalogue): ReadonlySet<Topic> {
  const things = [...refused].map((phrase) => OF_SETS.exec(phrase)?.[1])
  return new Set(things.flatMap((name = '') => topicNamed(catalogue, lemmas(name)) ?? []))
}

/** Where nobody says how old a child is, what it loves may: few of the things for who loves Peppa Pig suit one of eight. */
function agesOf(
  { age, upTo, exact }: AgeToSuit,
  interests: readonly Interest[],
  ageGroup: AgeGroup,
): { age: number; upTo: number } {
  const things = interests.flatMap(({ main, topic }) => (main && topic ? [...topic.ownIdeas] : []))
  const suits = (years: number) => things.filter(({ ages }) => ages.from <= years && ages.to >= years).length
  const [youngest = age] =
    exact || ageGroup !== '0-12 years' ? [] : YOUNG.toSorted((a, b) => suits(b) - suits(a))
  return suits(youngest) > 1.5 * suits(upTo) ? { age: youngest, upTo: youngest } : { age, upTo }
}

function readIn(languages: SaidInLanguages, text: string, numbers: Parameters<typeof readBudget>[1]) {
  const { rest, ...budget } = readBudget(text, numbers)
  return { budget, clauses: readClauses(rest, languages) }
}
