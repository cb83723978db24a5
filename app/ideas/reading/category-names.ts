import type { Category } from '#app/ideas/idea.ts'

/** Comma lists of what people call a whole category. */
export const CATEGORY_NAMES: Partial<Record<Category, string>> = {
  toy: 'toy',
  puzzle: 'puzzle, jigsaw',
  'board game': 'board game, game',
  'video game': 'video game, game, computer game',
  film: 'film, movie, dvd, blu ray, series, tv series, box set, boxset, documentary',
  game: 'game',
  decor:
    'decor, decoration, ornament, knick knack, trinket, bric a brac, clutter, home decor, dust collector',
  kitchenware: 'kitchenware, kitchen, kitchen gadget, cookware, cooking',
  tableware: 'tableware, mug, crockery',
  tool: 'tool, diy',
  stationery: 'stationery',
  'body care': 'toiletries, bath product, cosmetics, cosmetic, skincare, beauty product, beauty, smellies',
  'sports gear': 'sport, exercise, fitness, sports gear',
  'craft kit': 'craft, craft kit',
  garden: 'garden, gardening',
  furniture: 'furniture',
  footwear: 'footwear, shoe',
  outerwear: 'clothes, clothe, clothing, coat, jacket',
  class: 'class, course, lesson',
  print: 'poster, wall art, print, art print',
  collectible: 'collectible, collectable, memorabilia, figurine',
  bag: 'bag, handbag',
  scent: 'scent, perfume, candle, fragrance',
  drink: 'drink',
  travel: 'travel',
  wellness: 'wellness, spa',
  instrument: 'instrument, musical instrument',
  keepsake: 'keepsake, sentimental',
}
