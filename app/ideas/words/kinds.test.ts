import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { ThingKind } from '#app/ideas/idea.ts'
import { kindsOfRow, kindsOfText } from '#app/ideas/words/kinds.ts'

/** Ideas of which only the words are known: those that are of the kind, those that are not. */
const EXAMPLES: Record<ThingKind, readonly [string, string]> = {
  legs: [
    'trail running belt, foam roller, hiking poles guide walk, roller skates, step ladder, foldable scooter, half marathon entry',
    'marble run, camera backpack, running stitch sampler, herbal tea, climbing rose, race car set',
  ],
  effort: [
    'adjustable dumbbells, boxing gloves, go-kart session, lake swim, ab roller',
    'exercise book, linen book weight',
  ],
  sight: [
    'lighted make-up mirror, crime novel, jigsaw puzzle, cinema tickets, star map, crossword book, planetarium visit',
    'talking clock, audiobook subscription, braille playing cards, wool blanket, tactile board game, memory foam pillow',
  ],
  hands: [
    'crochet hook set, embroidery kit with needles, cufflinks, whittling knife, building brick set, cube puzzle',
    'easy grip trowel, ice cube tray, wool throw',
  ],
  hearing: [
    'noise cancelling headphones, jazz vinyl, opera tickets, podcast subscription',
    'music stand, silent disco evening',
  ],
  focus: [
    'escape room evening, cryptic crossword book, watercolour course, chess set',
    'digital radio, wool throw',
  ],
  garden: [
    'raised bed kit, bird feeder, lawn aerator shoes, watering can',
    'desk zen garden, garden print, swing dance class',
  ],
  animals: [
    'sisal scratching post, alpaca walk, riding lesson, dog lead',
    'cat calendar, pony plush, cat mug',
  ],
  dust: [
    'velvet cushion, ceramic figurine, plush otter, snow globe, photo frame',
    'seat cushion, dust jacket, soup bowl',
  ],
  carry: [
    'cast iron pan, crystal vase, giant teddy, desk lamp, oak chair',
    'travel mug, silk scarf, reading glasses',
  ],
  crowd: [
    'festival ticket, comedy club evening, theme park day, surprise party',
    'concert recording, fair isle hat',
  ],
  kitchen: ['cookbook, spice rack, cake tin, baking class', 'tin whistle, travel mug, play kitchen'],
  home: ['velvet cushion, wool throw, floor lamp, wall clock', 'travel pillow, picnic rug'],
  festive: [
    'christmas crackers, confetti cannon, comedy evening, fairy garland, novelty socks',
    'cream crackers, sparkling water',
  ],
  thing: ['wool throw, chess set', 'pottery class, spa voucher, coffee subscription'],
}

test.each(Object.entries(EXAMPLES))('%s: what is of the kind and what is not', (kind, [those, others]) => {
  const isOfKind = (idea: string) => [...kindsOfText(idea)].some((each) => each === kind)
  expect(those.split(', ').filter((idea) => !isOfKind(idea))).toEqual([])
  expect(others.split(', ').filter(isOfKind)).toEqual([])
})

test('gear needs what its topic needs, a book about it does not', () => {
  const row = { text: 'grip tape', attributes: new Set<never>() }
  expect([...kindsOfRow({ ...row, category: 'sports gear' }, ['legs'])]).toContain('legs')
  expect([...kindsOfRow({ ...row, category: 'book' }, ['legs'])]).not.toContain('legs')
})

test('whatever is made for people who lack something does not need it', () => {
  const topicsFor: Partial<Record<ThingKind, string>> = {
    sight: 'sight loss',
    legs: 'wheelchair life',
    hands: 'easy on the hands',
    focus: 'dementia-friendly',
  }
  const wrong = Object.entries(topicsFor).flatMap(([kind, title]) =>
    wholeCatalogue()
      .topics.filter((topic) => topic.title === title)
      .flatMap(({ ideas }) => ideas.filter(({ kinds }) => [...kinds].some((each) => each === kind))),
  )
  expect(wrong).toEqual([])
})
