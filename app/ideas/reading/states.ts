import type { Attribute } from '#app/ideas/idea.ts'

interface State {
  /** Tested on normalised text, at a word boundary on both sides. */
  said: RegExp
  attributes: readonly Attribute[]
  /** Words no idea may hold. */
  words: string
  /** The catalogue's topic for such people. */
  topic?: string
}

const NO_DRINK =
  "(?:doesn't|doesnt|does not|don't|dont|do not|never|stopped|quit|gave up|given up|can't|cannot|not)"
const PORK =
  'pork, bacon, ham, gammon, sausage, chorizo, salami, prosciutto, pancetta, lardo, gelatine, marshmallow, gummy'
const SEAFOOD = 'shrimp, prawn, crab, lobster, oyster, mussel, clam, caviar, scallop, squid'

const TO_LOOK_AT =
  'print, poster, jigsaw, painting, binocular, colouring, photo, picture, frame, calendar, album, sketch, sketching, star map, telescope, newspaper, exhibition'

/** Diets, faiths and states of body or life that imply a whole set of bans. */
export const STATES: readonly State[] = [
  {
    said: /(?:vegan|plant[- ]based)(?:s|ism)?/,
    attributes: ['meat', 'fish', 'dairy', 'egg', 'leather', 'wool'],
    words: 'honey, beeswax, silk, down, feather, fur, gelatine, sheepskin, suede, beekeeping',
  },
  {
    said: /(?:vegetarian|veggie|meat[- ]?free)s?/,
    attributes: ['meat', 'fish'],
    words: 'gelatine, fur',
  },
  { said: /pesc(?:a|e)tarian/, attributes: ['meat'], words: 'gelatine' },
  { said: /jain/, attributes: ['meat', 'fish', 'egg', 'alcohol', 'leather'], words: 'honey, silk, fur' },
  { said: /hindu/, attributes: ['meat', 'leather'], words: 'beef, steak' },
  { said: /coeliac|celiac|coeliacs|gluten[- ]?free/, attributes: ['gluten'], words: 'wheat' },
  {
    said: /lactose[- ](?:intoleran(?:t|ce)|free)|dairy[- ]?free|(?:milk|lactose) allergy/,
    attributes: ['dairy'],
    words: '',
  },
  { said: /nut[- ]?free/, attributes: ['nuts'], words: '' },
  { said: /(?:halal|muslim|moslem|islam)/, attributes: ['alcohol', 'meat'], words: PORK },
  { said: /(?:kosher|jewish)/, attributes: ['meat'], words: `${PORK}, ${SEAFOOD}` },
  { said: /mormon|lds/, attributes: ['alcohol', 'caffeine'], words: '' },
  {
    said: /(?:pre-?)?diabet(?:ic|es)|sugar[- ]?free|low[- ]sugar|keto|low[- ]carb|weight ?watchers|slimming world|(?:on|is) (?:a )?diet|dieting/,
    attributes: ['sugar'],
    words: '',
  },
  {
    said: /pregnant|pregnancy|expecting(?: a (?:baby|child|boy|girl)| twins)?|mum-to-be|mother-to-be|mom-to-be|trying for a baby/,
    attributes: ['alcohol', 'caffeine', 'sharp'],
    words:
      'sauna, hot tub, skydive, trampoline, sushi, pate, charcuterie, blue cheese, camembert, brie, soft cheese, essential oil',
  },
  { said: /breast-? ?feeding|nursing a baby/, attributes: ['alcohol', 'caffeine'], words: '' },
  {
    said: new RegExp(
      `sober|sobriety|tee-?total(?:ler|er|ism)?|non-?drinker|(?:ex-?|recovering )alcoholic|in recovery|alcohol[- ]?free|in aa|dry january|(?:nobody|no one|none)[^.;!?\\n]{0,30} drinks|` +
        `${NO_DRINK} (?:really |actually |even |ever )?drink(?:s|ing)?(?= *(?:$|[.,;:!?()\n]|and\\b|or\\b|but\\b|any ?more|at all|because|since|so\\b))`,
    ),
    attributes: ['alcohol'],
    words:
      'hangover, casino, hip flask, mulling, corkscrew, bottle opener, tankard, decanter, shot glass, pub crawl',
    topic: 'clear-headed living',
  },
  { said: /decaf(?:feinated)?|caffeine[- ]?free/, attributes: ['caffeine'], words: '' },
  {
    said: /asthma(?:tic)?|migraines?|fragrance[- ]?free|scent[- ]?free/,
    attributes: ['scent'],
    words: 'smoke',
  },
  { said: /eczema|psoriasis|sensitive skin/, attributes: ['scent', 'wool'], words: '' },
  { said: /hay ?fever|pollen allergy/, attributes: ['plant'], words: 'flower, bouquet' },
  { said: /quiet (?:toy|gift|present|game|thing|one)s?/, attributes: ['noisy'], words: '' },
  { said: /screen[- ]?free|no[- ]screens?|digital detox|off[- ]grid/, attributes: ['screen'], words: '' },
  { said: /plastic[- ]?free/, attributes: ['plastic'], words: '' },
  {
    said: /blind(?! (?:to|date|dates|box|boxes|spot|tasting|bag|bags)(?![a-z]))|visually impaired|(?:losing|lost) (?:her|his|their) sight/,
    attributes: ['screen', 'book'],
    words: `${TO_LOOK_AT}, journal, notebook, diary, planner, map, chart, guide, lamp, light, flash card, crossword, puzzle pad, page, bookish, library, embosser, bookmark, magnifying, pen, pencil, log, stationery`,
    topic: 'sight loss',
  },
  {
    said: /partially sighted|(?:poor|bad|failing) (?:eye)?sight|(?:eye)?sight is (?:poor|bad|failing|going)|can(?:no|'?)t see (?:very |too )?well|low vision|macular/,
    attributes: ['screen'],
    words: TO_LOOK_AT,
    topic: 'sight loss',
  },
  {
    said: /(?<!tone )deaf|hard of hearing/,
    attributes: ['noisy'],
    words:
      'headphone, earphone, headset, speaker, vinyl, earbud, audiobook, radio, hi-fi, podcast, boom box, music player, audio player',
  },
  {
    said: /(?:uses a |in a |is a |her |his |their )?wheelchair(?: users?)?(?! (?:basketball|rugby|tennis|racing|fencing|dance|sport))/,
    attributes: [],
    words:
      'hiking, climbing, roller skate, roller skating, skate, trampoline, ski, scooter, treehouse, balance board, skipping rope, walking stick, trekking pole, shoe tree, ladder, stilts, kneeler, kneeling, hot air balloon',
    topic: 'wheelchair life',
  },
  { said: /atheist|not religious|non-?religious|agnostic/, attributes: ['religious'], words: '' },
  {
    said: /minimalist|declutter(?:ing|ed)?|hates clutter|no clutter|downsiz(?:ing|ed)/,
    attributes: ['merchandise', 'bulky'],
    words: 'ornament, figurine, knick-knack',
  },
  {
    said: /(?:small|tiny|little|cramped|one-? ?bed(?:room)?|1-? ?bed(?:room)?|studio|shared) (?:flat|apartment|house|home|room|place|space|bedroom|studio|kitchen)|dorm(?:itory)?(?: room)?|student halls|halls of residence|(?:not much|no|limited|little|hardly any|short (?:of|on)) (?:storage )?(?:space|room|storage)|lives (?:on|in) (?:a (?:boat|van|narrowboat|caravan|single room|rented room)|one room)|bedsit|(?:house|flat)[- ]?share|tiny home|van ?life|care home|nursing home|studio flat/,
    attributes: ['bulky'],
    words: '',
  },
  {
    said: /(?:carry[- ]on|hand luggage) only|travels? light|has to (?:fly|travel)|moving (?:abroad|overseas)|backpacking (?:round|around)/,
    attributes: ['bulky'],
    words: '',
  },
  {
    said: /(?:no|hasn't got a|has no|without a|doesn't have a) (?:garden|yard|balcony|outdoor space)/,
    attributes: [],
    words: 'garden, greenhouse, bird feeder, fire pit, lawn, raised bed, bird bath',
  },
  { said: /epilep(?:sy|tic)/, attributes: [], words: 'strobe, disco, flashing, vr headset' },
]

/** Refusing or being allergic to the first word also rules out the others. */
export const WIDER: Readonly<Record<string, string>> = {
  bee: 'honey, beeswax, hive, beekeeping, bee hotel, mead, honeycomb, propolis, bee bath, wildflower',
  wasp: 'bee, hive, beekeeping',
  honey: 'mead, honeycomb, beekeeping',
  coffee: 'espresso, latte, cappuccino, mocha, moka, cafetiere, barista, cold brew, french press',
  tea: 'teapot, chai, matcha, teacup, infuser, earl grey, oolong',
  wine: 'corkscrew, decanter, vineyard, prosecco, champagne, sommelier, winery',
  beer: 'ale, lager, stout, brewing, brewery, pint, homebrew, beermaking',
  gin: 'botanicals',
  whisky: 'whiskey, bourbon, scotch, dram',
  chocolate: 'cocoa, truffle, brownie, fondue, chocolatier',
  cheese: 'cheddar, fondue, raclette, cheesemaking, cheeseboard',
  pork: PORK,
  shellfish: SEAFOOD,
  seafood: SEAFOOD,
  sesame: 'tahini, halva, hummus',
  soy: 'soya, tofu, miso, soy sauce, tempeh',
  soya: 'soy, tofu, miso, tempeh',
  strawberry: 'jam, berry',
  candle: 'candle, tealight, wax melt, candlemaking, candle-making',
  flower: 'bouquet, rose, orchid, tulip, lily, peony, sunflower',
  pollen: 'flower, bouquet, lily',
  feather: 'down, quill',
  latex: 'balloon, rubber, resistance band, swim cap',
  nickel: 'earring, bracelet, necklace, watch',
  silver: 'sterling',
  football: 'soccer',
  swimming: 'swim, pool, wetsuit, snorkel, swimsuit',
  height: 'climbing, skydive, balloon, abseiling, bouldering, paragliding, zip line, bungee',
  spider: 'tarantula',
  toy: 'plush, teddy, doll',
  'cuddly toy': 'plush, teddy',
  'soft toy': 'plush, teddy, stuffed',
  'stuffed animal': 'plush, teddy, soft toy',
  teddy: 'plush',
  mug: 'tumbler, teacup, coffee cup, travel cup',
  ornament: 'figurine, knick-knack, statue, trinket, figure',
  'knick knack': 'ornament, figurine, trinket, statue',
  clutter: 'ornament, figurine, trinket, keepsake, statue, knick-knack',
  figurine: 'figure, statue, funko',
  weapon: 'nerf, gun, sword, dagger, blaster, slingshot, catapult, crossbow, bow',
  gun: 'nerf, blaster, pistol, rifle',
  gambling: 'poker, casino, roulette, scratch card, lottery, betting',
  smoking: 'cigar, tobacco, lighter, ashtray, pipe, vape',
  'gift card': 'voucher, gift certificate',
  makeup: 'lipstick, mascara, eyeshadow, cosmetic, blush, foundation',
  'make up': 'lipstick, mascara, eyeshadow, cosmetic',
  perfume: 'cologne, aftershave, eau de toilette',
  toiletries: 'soap, shower gel, bath, bubble bath, lotion, shampoo, hand cream',
  bath: 'bubble bath, bath bomb, bath salt',
  car: 'automotive, driving',
  kitchen: 'cooking, baking, pan, knife, chopping board, apron, spatula',
  exercise: 'gym, workout, fitness, dumbbell, resistance band, yoga',
  pottery: 'ceramic, clay',
  glass: 'glassware, tumbler, vase, decanter',
  puzzle: 'jigsaw',
  spicy: 'chilli, hot sauce, chili, harissa, sriracha',
  'spicy food': 'chilli, hot sauce, chili, harissa, curry',
  mushroom: 'truffle oil, foraging',
  diy: 'tool, drill, hammer, screwdriver',
  cooking: 'cookbook, apron, pan, kitchen, recipe',
  christmas: 'advent, festive, santa, bauble',
  sock: 'slipper sock',
  breakable: 'glass, ceramic, china, porcelain, crystal, vase',
  fragile: 'glass, ceramic, china, porcelain, crystal, vase',
  ceramics: 'ceramic, pottery, china, porcelain, stoneware',
  tool: 'hammer, screwdriver, drill, spanner, wrench, plier, saw, toolkit',
  cat: 'kitten',
  dog: 'puppy',
}
