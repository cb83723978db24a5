import type { Attribute } from '#app/ideas/idea.ts'
import { PORK, SEAFOOD } from '#app/ideas/reading/wider-bans.ts'

interface State {
  /** Matched in normalised text between word boundaries. */
  pattern: RegExp
  /** Attributes and words that no idea may have. */
  attributes: readonly Attribute[]
  words: string
  /** The catalogue's topic for such people. */
  topic?: string
}

const NEGATED =
  "(?:doesn't|doesnt|does not|don't|dont|do not|never|stopped|quit|gave up|given up|can't|cannot|not)"

const VISUAL =
  'print, poster, jigsaw, painting, binocular, colouring, photo, picture, frame, calendar, album, sketch, sketching, star map, telescope, newspaper, exhibition'

const STATES: readonly State[] = [
  {
    pattern: /(?:vegan|plant[- ]based)(?:s|ism)?/,
    attributes: ['meat', 'fish', 'dairy', 'egg', 'leather', 'wool'],
    words: 'honey, beeswax, silk, down, feather, fur, gelatine, sheepskin, suede, beekeeping',
  },
  {
    pattern: /(?:vegetarian|veggie|meat[- ]?free)s?/,
    attributes: ['meat', 'fish'],
    words: 'gelatine, fur',
  },
  { pattern: /pesc(?:a|e)tarian/, attributes: ['meat'], words: 'gelatine' },
  { pattern: /jain/, attributes: ['meat', 'fish', 'egg', 'alcohol', 'leather'], words: 'honey, silk, fur' },
  { pattern: /hindu/, attributes: ['meat', 'leather'], words: 'beef, steak' },
  { pattern: /coeliac|celiac|coeliacs|gluten[- ]?free/, attributes: ['gluten'], words: 'wheat' },
  {
    pattern: /lactose[- ](?:intoleran(?:t|ce)|free)|dairy[- ]?free|(?:milk|lactose) allergy/,
    attributes: ['dairy'],
    words: '',
  },
  { pattern: /nut[- ]?free/, attributes: ['nuts'], words: '' },
  { pattern: /(?:halal|muslim|moslem|islam)/, attributes: ['alcohol', 'meat'], words: PORK },
  { pattern: /(?:kosher|jewish)/, attributes: ['meat'], words: `${PORK}, ${SEAFOOD}` },
  { pattern: /mormon|lds/, attributes: ['alcohol', 'caffeine'], words: '' },
  {
    pattern:
      /(?:pre-?)?diabet(?:ic|es)|sugar[- ]?free|low[- ]sugar|keto|low[- ]carb|weight ?watchers|slimming world|(?:on|is) (?:a )?diet|dieting/,
    attributes: ['sugar'],
    words: '',
  },
  {
    pattern:
      /pregnant|pregnancy|expecting(?: a (?:baby|child|boy|girl)| twins)?|mum-to-be|mother-to-be|mom-to-be|trying for a baby/,
    attributes: ['alcohol', 'caffeine', 'sharp'],
    words:
      'sauna, hot tub, skydive, trampoline, sushi, pate, charcuterie, blue cheese, camembert, brie, soft cheese, essential oil',
  },
  { pattern: /breast-? ?feeding|nursing a baby/, attributes: ['alcohol', 'caffeine'], words: '' },
  {
    pattern: new RegExp(
      `sober|sobriety|tee-?total(?:ler|er|ism)?|non-?drinker|(?:ex-?|recovering )alcoholic|in recovery|alcohol[- ]?free|in aa|dry january|(?:nobody|no one|none)[^.;!?\\n]{0,30} drinks|` +
        `${NEGATED} (?:really |actually |even |ever )?drink(?:s|ing)?(?= *(?:$|[.,;:!?()\n]|and\\b|or\\b|but\\b|any ?more|at all|because|since|so\\b))`,
    ),
    attributes: ['alcohol'],
    words:
      'hangover, casino, hip flask, mulling, corkscrew, bottle opener, tankard, decanter, shot glass, pub crawl',
    topic: 'clear-headed living',
  },
  { pattern: /decaf(?:feinated)?|caffeine[- ]?free/, attributes: ['caffeine'], words: '' },
  {
    pattern: /asthma(?:tic)?|migraines?|fragrance[- ]?free|scent[- ]?free/,
    attributes: ['scent'],
    words: 'smoke',
  },
  { pattern: /eczema|psoriasis|sensitive skin/, attributes: ['scent', 'wool'], words: '' },
  { pattern: /hay ?fever|pollen allergy/, attributes: ['plant'], words: 'flower, bouquet' },
  { pattern: /quiet (?:toy|gift|present|game|thing|one)s?/, attributes: ['noisy'], words: '' },
  { pattern: /screen[- ]?free|no[- ]screens?|digital detox|off[- ]grid/, attributes: ['screen'], words: '' },
  { pattern: /plastic[- ]?free/, attributes: ['plastic'], words: '' },
  {
    pattern:
      /blind(?! (?:to|date|dates|box|boxes|spot|tasting|bag|bags)(?![a-z]))|visually impaired|(?:losing|lost) (?:her|his|their) sight/,
    attributes: ['screen', 'book'],
    words: `${VISUAL}, journal, notebook, diary, planner, map, chart, guide, lamp, light, flash card, crossword, puzzle pad, page, bookish, library, embosser, bookmark, magnifying, pen, pencil, log, stationery`,
    topic: 'sight loss',
  },
  {
    pattern:
      /partially sighted|(?:poor|bad|failing) (?:eye)?sight|(?:eye)?sight is (?:poor|bad|failing|going)|can(?:no|'?)t see (?:very |too )?well|low vision|macular/,
    attributes: ['screen'],
    words: VISUAL,
    topic: 'sight loss',
  },
  {
    pattern: /(?<!tone )deaf|hard of hearing/,
    attributes: ['noisy'],
    words:
      'headphone, earphone, headset, speaker, vinyl, earbud, audiobook, radio, hi-fi, podcast, boom box, music player, audio player',
  },
  {
    pattern:
      /(?:uses a |in a |is a |her |his |their )?wheelchair(?: users?)?(?! (?:basketball|rugby|tennis|racing|fencing|dance|sport))/,
    attributes: [],
    words:
      'hiking, climbing, roller skate, roller skating, skate, trampoline, ski, scooter, treehouse, balance board, skipping rope, walking stick, trekking pole, shoe tree, ladder, stilts, kneeler, kneeling, hot air balloon',
    topic: 'wheelchair life',
  },
  { pattern: /atheist|not religious|non-?religious|agnostic/, attributes: ['religious'], words: '' },
  {
    pattern: /minimalist|declutter(?:ing|ed)?|hates clutter|no clutter|downsiz(?:ing|ed)/,
    attributes: ['merchandise', 'bulky'],
    words: 'ornament, figurine, knick-knack',
  },
  {
    pattern:
      /(?:small|tiny|little|cramped|one-? ?bed(?:room)?|1-? ?bed(?:room)?|studio|shared) (?:flat|apartment|house|home|room|place|space|bedroom|studio|kitchen)|dorm(?:itory)?(?: room)?|student halls|halls of residence|(?:not much|no|limited|little|hardly any|short (?:of|on)) (?:storage )?(?:space|room|storage)|lives (?:on|in) (?:a (?:boat|van|narrowboat|caravan|single room|rented room)|one room)|bedsit|(?:house|flat)[- ]?share|tiny home|van ?life|care home|nursing home|studio flat/,
    attributes: ['bulky'],
    words: '',
  },
  {
    pattern:
      /(?:carry[- ]on|hand luggage) only|travels? light|has to (?:fly|travel)|moving (?:abroad|overseas)|backpacking (?:round|around)/,
    attributes: ['bulky'],
    words: '',
  },
  {
    pattern: /(?:no|hasn't got a|has no|without a|doesn't have a) (?:garden|yard|balcony|outdoor space)/,
    attributes: [],
    words: 'garden, greenhouse, bird feeder, fire pit, lawn, raised bed, bird bath',
  },
  { pattern: /epilep(?:sy|tic)/, attributes: [], words: 'strobe, disco, flashing, vr headset' },
]

const DENIED =
  /(?:not|isn't|isnt|no longer|never|aren't|wasn't|weren't|hates?|dislikes?)(?: (?:a|an|strictly|even|really|actually|currently|be|been|eat|any))* $/

export interface RecognisedState extends State {
  matched: string
}

const WHOLE_PATTERNS = STATES.map((state) => ({
  state,
  whole: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${state.pattern.source})(?![\\p{L}\\p{N}])`, 'gu'),
}))

/** The states that a normalised text names without denying them ("isn't vegan any more"). */
export function statesIn(text: string): RecognisedState[] {
  return WHOLE_PATTERNS.flatMap(({ state, whole }) => {
    const match = [...text.matchAll(whole)].find(({ index }) => !DENIED.test(text.slice(0, index)))
    return match ? [{ ...state, matched: match[0] }] : []
  })
}

/** Whether a phrase contains the name of a state. */
export function namesState(phrase: string): boolean {
  return STATES.some(({ pattern }) => pattern.test(phrase))
}
