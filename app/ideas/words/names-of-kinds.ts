import type { Attribute, ThingKind } from '#app/ideas/idea.ts'

/** How people say what an idea may be or need, where its own name does not say it. */
const NAMES: Partial<Record<Attribute | ThingKind, string>> = {
  egg: 'eggs',
  sugar: 'sweets',
  sized: 'what has a size',
  gadget: 'gadgets',
  screen: 'screens',
  book: 'books',
  plant: 'plants',
  pet: 'things for pets',
  wool: 'wool',
  sharp: 'sharp things',
  fire: 'flames',
  noisy: 'noise',
  'small-parts': 'small parts',
  bulky: 'bulky things',
  subscription: 'subscriptions',
  experience: 'experiences',
  voucher: 'vouchers',
  personalised: 'personalised things',
  romantic: 'romance',
  religious: 'religion',
  eco: 'ecological things',
  handmade: 'handmade things',
  practical: 'practical things',
  sentimental: 'sentimental things',
  battery: 'what needs charging',
  legs: 'what needs legs',
  effort: 'effort',
  sight: 'what needs sight',
  hands: 'what needs hands',
  hearing: 'what needs hearing',
  focus: 'what needs long concentration',
  garden: 'the garden',
  animals: 'contact with animals',
  dust: 'what gathers dust',
  carry: 'what is hard to carry',
  crowd: 'crowds',
  kitchen: 'the kitchen',
  home: 'the home',
  festive: 'cheerful and festive things',
  thing: 'things at all',
}

const SPOKEN: ReadonlyMap<string, string> = new Map(Object.entries(NAMES))

/** An attribute, kind, category or plain word as people say it. */
export function spokenName(name: string): string {
  return SPOKEN.get(name) ?? name
}
