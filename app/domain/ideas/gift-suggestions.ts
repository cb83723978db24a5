import {
  daySeen,
  type IdeaDetails,
  MAX_DETAILS_LENGTH,
  MAX_PRICE_LENGTH,
  NO_DETAILS,
} from '#app/domain/ideas/idea-details.ts'
import {
  type AddressRefused,
  nameFromAddress,
  productAddress,
  splitAddress,
} from '#app/domain/ideas/product-address.ts'
import { isPictureHash } from '#app/domain/ideas/picture.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { type Shop, shoppingLink } from '#app/domain/ideas/shop.ts'
import { isStorable, lengthOf, trimmed } from '#app/domain/text.ts'

export const MAX_IDEA_LENGTH = 200
export const MAX_IDEAS = 100
/** More lines than can be stored come back to be shortened; beyond this they would only be work. */
export const MAX_LINES = 3 * MAX_IDEAS

/** Where an idea came from, and why it fits. */
export interface IdeaOrigin {
  source: 'model' | 'built-in' | 'owner'
  reason: string
  /** Of one that was made in another language than English; of ours with its English words. */
  language?: string | null | undefined
  english?: string | null | undefined
}

/** The language of an idea's words on a profile in `profileLanguage`: its owner's, or that in which it was made. */
export function languageOfIdea(
  { source, language }: Pick<IdeaOrigin, 'source' | 'language'>,
  profileLanguage: string,
): string {
  return source === 'owner' ? profileLanguage : (language ?? SOURCE_LANGUAGE)
}

export interface MadeIdea extends IdeaOrigin {
  text: string
  priceGuess?: string | undefined
}

/** An idea of a profile's list before it is stored; one without an id is new. */
export interface PlannedIdea extends MadeIdea, IdeaDetails {
  id: string | null
  shoppingUrl: string
  takenAt: Date | null
  takenBy: string | null
  /** Its text when it was taken. */
  takenText: string | null
}

/** An idea as the database holds it. */
export interface StoredIdea extends PlannedIdea {
  id: string
}

/** One line of an edited list as written; `id` says which idea it was, null for a new one. What is not given stays. */
export interface IdeaLine {
  id: string | null
  text: string
  link?: string | undefined
  details?: string | undefined
  price?: string | undefined
  /** As `seenPrice` makes it of the price that the shop told; without it, the price is known by being the same. */
  priceSeen?: string | undefined
  /** The hash of its picture; '' for none. */
  picture?: string | undefined
}

const FREE = { takenAt: null, takenBy: null, takenText: null }
const WRITTEN_BY_OWNER: IdeaOrigin = { source: 'owner', reason: '' }

/** Equal for texts that are one idea on a list: case and surrounding space do not count. */
export function ideaKey(text: string): string {
  return trimmed(text).toLowerCase()
}

type IdeasRefused =
  | 'no_ideas'
  | 'idea_text_required'
  | 'too_many_ideas'
  | 'idea_too_long'
  | 'details_too_long'
  | 'price_too_long'
  | 'text_unstorable'
  | 'picture_unknown'
  | AddressRefused

/** Why lines make no list, and where: the line, counted from 0, and its field. */
export interface RefusedLine {
  refused: IdeasRefused
  line: number
  field: 'text' | 'link' | 'details' | 'price' | 'picture'
}

/**
 * The list that an owner's lines make of the list `before` (specification 4 and 5): without blank lines and ideas whose
 * lines are gone. An edited line stays the same idea, taken or not; one without an id is the idea with the same text, if
 * its own line is gone. Of equal lines, whatever their case and outer space, the first stays, taken if any was, with what
 * it lacks of the others; one that says otherwise (another link, price, details, picture) stays with a number. An address
 * in a line without a link becomes its link, and alone its name too. Refused: no line, a new one with nothing but a
 * picture, more than 100, a text over 200 code points, details over 120, a price over 20, a text no database can hold, a
 * link as `productAddress`, a picture that is no hash. A guessed price is the owner's once they change it, and goes with
 * its text; one that the shop told is the owner's once they change it, or the link.
 */
export function editedList(
  before: readonly StoredIdea[],
  lines: readonly IdeaLine[],
  shop: Shop,
): { ideas: PlannedIdea[] } | RefusedLine {
  const byId = new Map(before.map((idea) => [idea.id, idea]))
  const read = lines.map((line) => {
    if (isNameless(line)) return { refused: 'idea_text_required', field: 'text' } as const
    return isBlank(line) ? undefined : readLine(line, byId.get(line.id ?? ''))
  })
  const listed = new Set(lines.filter((line) => !isBlank(line)).map(({ id }) => id))
  const gone = new Map(before.filter(({ id }) => !listed.has(id)).map((idea) => [ideaKey(idea.text), idea]))
  const written = new Set(read.flatMap((line) => (line && 'text' in line ? ideaKey(line.text) : [])))
  const plans: Plan[] = []
  for (const [at, line] of read.entries()) {
    if (!line) continue
    if ('refused' in line) return { ...line, line: at }
    const id = lines[at]?.id ?? null
    const known = (id !== null && byId.get(id)) || gone.get(ideaKey(line.text))
    if (known) {
      byId.delete(known.id)
      gone.delete(ideaKey(known.text))
    }
    plans.push({ at, line, known, idea: planned(known, line, shop) })
  }
  const texts = textsOf(plans, written)
  const ideas = new Map<string, PlannedIdea>()
  for (const { at, line, known, idea } of plans) {
    const text = texts.get(at) ?? line.text
    if (lengthOf(text) > MAX_IDEA_LENGTH) return { refused: 'idea_too_long', line: at, field: 'text' }
    const there = ideas.get(ideaKey(text))
    const placed = text === line.text ? idea : planned(known, { ...line, text }, shop)
    ideas.set(ideaKey(text), there ? merged(there, placed) : placed)
  }
  if (ideas.size === 0) return { refused: 'no_ideas', line: 0, field: 'text' }
  if (ideas.size > MAX_IDEAS) return { refused: 'too_many_ideas', line: lines.length - 1, field: 'text' }
  return { ideas: [...ideas.values()] }
}

interface Plan {
  /** Where its line stands. */
  at: number
  line: ReadLine
  known: StoredIdea | undefined
  idea: PlannedIdea
}

/** The words of each line's idea: those that had theirs before keep them, and others get a number beside them. */
function textsOf(plans: readonly Plan[], written: ReadonlySet<string>): Map<number, string> {
  const isKept = ({ known, line }: Plan) => known?.text === line.text
  const there = new Map<string, PlannedIdea>()
  return new Map(
    plans
      .toSorted((one, other) => Number(isKept(other)) - Number(isKept(one)))
      .map(({ at, line, idea }) => {
        const text = textFor(line.text, idea, there, written)
        const other = there.get(ideaKey(text))
        there.set(ideaKey(text), other ? merged(other, idea) : idea)
        return [at, text]
      }),
  )
}

/** Whether two ideas in the same words say different things: they are two gifts. Takes do not count: a surprise. */
function differ(one: PlannedIdea, other: PlannedIdea): boolean {
  const areUnlike = (mine: string | null, theirs: string | null) => mine && theirs && mine !== theirs
  const written = (idea: PlannedIdea) => (idea.priceGuessed ? '' : idea.price)
  return Boolean(
    areUnlike(one.productUrl, other.productUrl) ||
    areUnlike(one.details, other.details) ||
    areUnlike(one.picture, other.picture) ||
    areUnlike(written(one), written(other)),
  )
}

/**
 * The words of an idea on a list where others are `there` by their keys: "a voucher (2)" where "a voucher" says
 * otherwise, in none of the words that are `written`.
 */
export function textFor(
  text: string,
  idea: PlannedIdea,
  there: ReadonlyMap<string, PlannedIdea>,
  written: ReadonlySet<string> = new Set(),
): string {
  // Once: lower case of hundreds of long texts, each compared with all, would take seconds.
  const key = ideaKey(text)
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` (${number})`
    const other = there.get(key + end)
    const isFree = number === 1 || !written.has(key + end)
    if (other ? !differ(other, idea) : isFree) return text + end
  }
}

/** Whether nothing is written in a line: then its idea goes. */
export function isBlank({ text, link = '' }: IdeaLine): boolean {
  return trimmed(text) === '' && trimmed(link) === ''
}

/** Whether somebody added a picture, and nothing that says what it is. */
function isNameless(line: IdeaLine): boolean {
  return line.id === null && Boolean(line.picture) && isBlank(line)
}

interface ReadLine extends Partial<Omit<IdeaDetails, 'priceGuessed' | 'priceSeenOn'>> {
  text: string
  priceSeen?: string
}

function readLine(line: IdeaLine, known: StoredIdea | undefined): ReadLine | Omit<RefusedLine, 'line'> {
  const { details, price, priceSeen, picture } = line
  const unstorable = (['text', 'details', 'price'] as const).find((field) => !isStorable(line[field] ?? ''))
  if (unstorable) return { refused: 'text_unstorable', field: unstorable }
  const split = trimmed(line.link ?? known?.productUrl ?? '') === '' ? splitAddress(line.text) : undefined
  const link = split?.link ? split.link : line.link && trimmed(line.link)
  const address = link ? productAddress(link) : undefined
  if (address && 'refused' in address)
    return { refused: address.refused, field: split?.link ? 'text' : 'link' }
  const written = oneLine(split?.link ? split.text : line.text)
  const text = written === '' && address ? nameFromAddress(address.address) : written
  if (lengthOf(text) > MAX_IDEA_LENGTH) return { refused: 'idea_too_long', field: 'text' }
  if (details !== undefined && lengthOf(oneLine(details)) > MAX_DETAILS_LENGTH)
    return { refused: 'details_too_long', field: 'details' }
  if (price !== undefined && lengthOf(oneLine(price)) > MAX_PRICE_LENGTH)
    return { refused: 'price_too_long', field: 'price' }
  if (picture && !isPictureHash(picture)) return { refused: 'picture_unknown', field: 'picture' }
  return {
    text,
    ...(link !== undefined && { productUrl: address?.address ?? null }),
    ...(details !== undefined && { details: oneLine(details) }),
    ...(price !== undefined && { price: oneLine(price) }),
    ...(priceSeen !== undefined && { priceSeen }),
    ...(picture !== undefined && { picture: picture || null }),
  }
}

function oneLine(text: string): string {
  return trimmed(text.replace(/\s+/g, ' '))
}

function planned(known: StoredIdea | undefined, { priceSeen, ...line }: ReadLine, shop: Shop): PlannedIdea {
  const idea = { ...(known ?? { id: null, ...FREE, ...NO_DETAILS }), ...line }
  const { source, reason, language, english } = known?.text === line.text ? known : WRITTEN_BY_OWNER
  const stillGuess = known?.priceGuessed === true && idea.price === known.price
  const price = stillGuess && known.text !== line.text ? '' : idea.price
  const priceSeenOn = stillGuess ? null : seenOn(known, idea, priceSeen)
  return withShop(
    {
      ...idea,
      source,
      reason,
      language,
      english,
      price,
      priceGuessed: stillGuess && price !== '',
      priceSeenOn,
    },
    shop,
  )
}

function seenOn(
  known: StoredIdea | undefined,
  { price, productUrl }: Pick<IdeaDetails, 'price' | 'productUrl'>,
  priceSeen: string | undefined,
): string | null {
  const before = known?.price === price ? known.priceSeenOn : null
  const day = priceSeen === undefined ? before : daySeen(price, priceSeen)
  // It is the price of where the link led before.
  return day === before && known?.productUrl !== productUrl ? null : day
}

/** The idea with the link to `shop`, unless it has a product's own. */
export function withShop<Idea extends Pick<PlannedIdea, 'text' | 'productUrl'>>(
  idea: Idea,
  shop: Shop,
): Idea & { shoppingUrl: string } {
  return { ...idea, shoppingUrl: idea.productUrl ?? shoppingLink(idea.text, shop) }
}

/** The idea `first` where `other` stood beside it in the same words: taken if either was, with the details of both. */
export function merged(first: PlannedIdea, other: PlannedIdea): PlannedIdea {
  const { takenAt, takenBy, takenText } = first.takenAt ? first : other
  const linked = first.productUrl === null ? other : first
  const priced = first.price === '' || (first.priceGuessed && other.price !== '') ? other : first
  return {
    ...first,
    id: first.id ?? other.id,
    takenAt,
    takenBy,
    takenText,
    productUrl: linked.productUrl,
    shoppingUrl: linked.shoppingUrl,
    details: first.details || other.details,
    price: priced.price,
    priceGuessed: priced.priceGuessed,
    priceSeenOn: priced.priceSeenOn,
    picture: first.picture ?? other.picture,
  }
}

/** A list of newly made ideas, all free, each with its shop link (specification 4, "Generation"). */
export function freshList(made: readonly MadeIdea[], shop: Shop): PlannedIdea[] {
  return made.map(({ priceGuess: price = '', ...idea }) => {
    const details = { ...NO_DETAILS, price, priceGuessed: price !== '' }
    return withShop({ id: null, ...idea, ...FREE, ...details }, shop)
  })
}

/** A list's ideas for another profile: the same, with their details, all free and new. */
export function copiedList(list: readonly StoredIdea[], shop: Shop): PlannedIdea[] {
  return list.map((idea) => withShop({ ...idea, ...FREE, id: null }, shop))
}

/** The list with `fresh` ideas in the places of the free ones of `replaced`; none comes a second time. */
export function renewedList(
  before: readonly StoredIdea[],
  replaced: ReadonlySet<string>,
  fresh: readonly PlannedIdea[],
): PlannedIdea[] {
  const listed = new Set(before.map(({ text }) => ideaKey(text)))
  const next = fresh.filter(({ text }) => !listed.has(ideaKey(text)))[Symbol.iterator]()
  return before.map((idea) =>
    replaced.has(idea.id) && idea.takenAt === null ? (next.next().value ?? idea) : idea,
  )
}

/** What a taken idea said when it was taken, where that is another idea than what it says now. */
export function wordsWhenTaken({ text, takenText }: Pick<StoredIdea, 'text' | 'takenText'>): string | null {
  return takenText === null || ideaKey(takenText) === ideaKey(text) ? null : takenText
}

/** The taken ideas of `before` that the lines of `after` would remove or reword (specification 4, "Editing"). */
export function takenAndChanged<Idea extends Pick<StoredIdea, 'id' | 'text' | 'takenAt'>>(
  before: readonly Idea[],
  after: readonly Pick<PlannedIdea, 'id' | 'text'>[],
): Idea[] {
  const textOf = new Map(after.map(({ id, text }) => [id, text]))
  return before.filter(({ id, text, takenAt }) => takenAt !== null && textOf.get(id) !== text)
}

/** The texts of ideas of `before` that are gone from the list and were not the owner's own. */
export function rejectedBetween(
  before: readonly Pick<StoredIdea, 'id' | 'text' | 'source'>[],
  after: readonly Pick<PlannedIdea, 'id'>[],
): string[] {
  const stays = new Set(after.map(({ id }) => id))
  return before.filter(({ id, source }) => source !== 'owner' && !stays.has(id)).map(({ text }) => text)
}
