import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'

/** Kinds of pastime; each has a file of topics and a group of templates. */
export const KINDS = [
  'making',
  'collecting',
  'watching',
  'sport',
  'outdoors',
  'water',
  'games',
  'music',
  'food-and-drink',
  'growing-and-animals',
  'mind-and-study',
  'home-and-care',
] as const
export type Kind = (typeof KINDS)[number]

export const CATEGORIES = [
  'clothing',
  'outerwear',
  'footwear',
  'accessory',
  'jewellery',
  'bag',
  'tool',
  'equipment',
  'safety gear',
  'kitchenware',
  'tableware',
  'food',
  'drink',
  'book',
  'stationery',
  'art supplies',
  'craft kit',
  'decor',
  'lighting',
  'textile',
  'furniture',
  'storage',
  'plant',
  'garden',
  'pet',
  'toy',
  'board game',
  'puzzle',
  'video game',
  'film',
  'electronics',
  'audio',
  'instrument',
  'collectible',
  'print',
  'game',
  'sports gear',
  'outdoor gear',
  'travel',
  'body care',
  'scent',
  'wellness',
  'experience',
  'class',
  'subscription',
  'voucher',
  'keepsake',
  'home',
  'vehicle',
] as const
export type Category = (typeof CATEGORIES)[number]

/** What a giver may refuse or ask for; `battery`: needs charging or batteries. */
export const ATTRIBUTES = [
  'alcohol',
  'food',
  'nuts',
  'dairy',
  'gluten',
  'egg',
  'meat',
  'fish',
  'caffeine',
  'sugar',
  'clothing',
  'sized',
  'jewellery',
  'gadget',
  'screen',
  'book',
  'plant',
  'pet',
  'scent',
  'leather',
  'wool',
  'plastic',
  'sharp',
  'fire',
  'noisy',
  'small-parts',
  'bulky',
  'subscription',
  'experience',
  'voucher',
  'personalised',
  'romantic',
  'religious',
  'eco',
  'handmade',
  'practical',
  'sentimental',
  'merchandise',
  'battery',
] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** What an idea asks of people, where it goes and what it is for: what givers rule out as a whole. */
export const THING_KINDS = [
  'legs',
  'effort',
  'sight',
  'hands',
  'hearing',
  'focus',
  'garden',
  'animals',
  'dust',
  'carry',
  'crowd',
  'kitchen',
  'home',
  'festive',
  'thing',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** A row of the catalogue. A template's text contains `{hobby}`. */
export interface Idea {
  text: string
  /** Whole units of currency. */
  price: { minimum: number; typical: number }
  /** Years, both ends included. */
  ages: { from: number; to: number }
  category: Category
  headNoun: string
  /** Empty: any occasion. */
  occasions: readonly OccasionType[]
  attributes: ReadonlySet<Attribute>
  kinds: ReadonlySet<ThingKind>
  /** Gladly given to whoever likes its topic: it comes first. */
  heart: boolean
  /** Titles of its topic's subjects, or of the topic, that alone it is for, though it says none of their names; empty: for any. */
  of: readonly string[]
  /** Nothing that delights: it comes only where refusals, budget or variety leave nothing better. */
  filler: boolean
  /** Of a row that says `{name}`: as it is written, and the name that fills it. */
  row?: string
  name?: string
  /** File and line, for the linter. */
  where: string
}

/** What the catalogue says in another language than English. */
export interface IdeaTexts {
  language: string
  /** Undefined for what is none of the catalogue's texts. */
  of(english: string): string | undefined
}

export interface GeneratedIdea {
  text: string
  source: 'model' | 'built-in'
  /** Shown to the owner, such as "because of: wild swimming". */
  reason: string
  /** Of its words, with the English ones of one of ours; without both it is in English. */
  language?: string | undefined
  english?: string | undefined
  /** What it may cost, where a currency was asked for. */
  priceGuess?: string | undefined
}
