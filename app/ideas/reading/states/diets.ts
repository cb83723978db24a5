import { state } from '#app/ideas/reading/states/state.ts'
import { PORK, SEAFOOD } from '#app/ideas/reading/wider-bans.ts'

const NEVER = `(?:does(?:n't|nt| not)|don't|dont|do not|never|stopped|quit|gave up|given up|can't|cannot|not)`

/** What people do not eat or drink, and faiths as far as they say so; in the order in which their topics count. */
export const DIETS = [
  state({
    says: '(?:vegan|plant[- ]based)(?:s|ism)?',
    bans: 'meat fish dairy egg leather wool',
    words: `honey, beeswax, silk, down, feather, fur, gelatine, sheepskin, suede, beekeeping, sweets tin, chew,
      chunky knit, knitted hat, antipasti, wristwatch`,
  }),
  state({
    says: '(?:vegetarian|veggie|meat[- ]?free)s?',
    bans: 'meat fish',
    words: 'gelatine, fur, antipasti, ramen night, sushi evening',
  }),
  state({ says: 'pesc(?:a|e)tarian', bans: 'meat', words: 'gelatine' }),
  state({ says: 'jain', bans: 'meat fish egg alcohol leather', words: 'honey, silk, fur' }),
  state({ says: 'hindu', bans: 'meat leather', words: 'beef, steak' }),
  state({
    says: 'coeliac|celiac|coeliacs|gluten[- ]?free',
    bans: 'gluten',
    words: `wheat, patisserie, pastry, croissant, sourdough, dough, recipe book, class, bake-along, proving, madeleine,
      shortbread, baking show, bakery, brunch, sushi, ramen, breakfast tray, street food, takeaway`,
  }),
  state({
    says: 'lactose[- ](?:intoleran(?:t|ce)|free)|dairy[- ]?free|(?:milk|lactose) allergy',
    bans: 'dairy',
    words: 'bubble tea, sweets tin, waffle, hot chocolate',
  }),
  state({ says: 'nut[- ]?free', bans: 'nuts', words: 'bakery, patisserie, sweets tin' }),
  state({
    says: "halal|muslim|moslem|islam|mosque|ramadan|qur'?an|koran",
    bans: 'alcohol meat',
    words: `${PORK}, antipasti, tasting counter`,
  }),
  state({
    says: 'kosher|jewish',
    bans: 'meat',
    words: `${PORK}, ${SEAFOOD}, antipasti, cheese and wine`,
  }),
  state({ says: 'mormon|lds', bans: 'alcohol caffeine' }),
  state({
    says: `(?:pre-?)?diabet(?:ic|es)|sugar[- ]?free|low[- ]sugar|keto|low[- ]carb|weight ?watchers|slimming world
      |(?:on|is) (?:a )?diet|dieting`,
    bans: 'sugar',
  }),
  state({
    says: '(?:pre-?)?diabet(?:ic|es)',
    bans: 'sugar',
    words: `patisserie, bakery, foot massage, pedicure, foot spa, foot warmer, heated slipper, wine, champagne, cocktail,
      liqueur`,
    topic: 'diabetes-friendly treats',
  }),
  state({
    says: '(?:los(?:e|ing)|watching (?:her|his|their)) weight|slimming|over-?weight',
    bans: 'sugar',
    words: `chocolate, cake, cheese, hamper, snack, sweets, pastry, biscuit, fudge, popcorn, waffle, tasting, wine, cocktail,
      brunch, fondue, raclette`,
  }),
  state({
    says: 'anorexi[ac]|bulimi[ac]|eating disorder',
    bans: 'food sugar kitchen',
    words: 'fitness, workout, mirror',
  }),
  state({
    says: `pregnant|pregnancy|expecting(?: a (?:baby|child|boy|girl)| twins)?|mum-to-be|mother-to-be|mom-to-be
      |trying for a baby`,
    bans: 'alcohol caffeine sharp effort',
    words: `sushi, pate, charcuterie, blue cheese, camembert, brie, soft cheese, essential oil, corset, weighted blanket,
      hot water bottle, antipasti, tasting counter`,
    topic: 'pregnancy',
  }),
  state({ says: 'breast-? ?feeding|nursing a baby', bans: 'alcohol caffeine' }),
  state({
    says: 'sober|sobriety|(?:ex-?|recovering )alcoholic|in recovery|in aa',
    bans: 'alcohol',
    words: 'hangover, casino, pub crawl',
    topic: 'clear-headed living',
  }),
  state({
    says: `tee-?total(?:ler|er|ism)?|non-?drinker|alcohol[- ]?free|dry january|(?:nobody|no one|none)[^.;!?\\n]{0,30} drinks
      |${NEVER} (?:really |actually |even |ever )?drink(?:s|ing)?(?= *(?:$|[.,;:!?()\\n]|and\\b|or\\b|but\\b|any ?more
      |at all|because|since|so\\b))`,
    bans: 'alcohol',
    words: 'hangover, casino, pub crawl',
  }),
  state({
    says: 'decaf(?:feinated)?|caffeine[- ]?free|(?:no|without|avoids) caffeine',
    bans: 'caffeine',
    words: 'tea tasting, coffee tasting, tasting flight, tea plantation',
  }),
]
