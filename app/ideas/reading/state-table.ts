import type { Attribute } from '#app/ideas/idea.ts'
import { PORK, SEAFOOD } from '#app/ideas/reading/wider-bans.ts'

export interface State {
  /** Matched in normalised text between word boundaries. */
  pattern: RegExp
  /** Attributes and words that no idea may have. */
  attributes: readonly Attribute[]
  words: string
  /** The catalogue's topic for such people. */
  topic?: string
  /** What they "used to love" they can do no more, and no gift reminds them. */
  limits?: true
}

const NEGATED =
  "(?:doesn't|doesnt|does not|don't|dont|do not|never|stopped|quit|gave up|given up|can't|cannot|not)"

const BARWARE =
  'hangover, casino, hip flask, mulling, corkscrew, bottle opener, tankard, decanter, shot glass, pub crawl'

const VISUAL =
  'print, poster, jigsaw, painting, watercolour, portrait, matinee theatre, pair of theatre, dice game, bird feeder, cinema, projector, binocular, colouring, photo, picture, frame, calendar, album, sketch, sketching, star map, telescope, newspaper, exhibition'

/** Diets, states of body and life, roles; in the order in which their topics count. */
export const STATES: readonly State[] = [
  {
    pattern: /(?:vegan|plant[- ]based)(?:s|ism)?/,
    attributes: ['meat', 'fish', 'dairy', 'egg', 'leather', 'wool'],
    words:
      'honey, beeswax, silk, down, feather, fur, gelatine, sheepskin, suede, beekeeping, sweets tin, chew, chunky knit, knitted hat, antipasti, wristwatch',
  },
  {
    pattern: /(?:vegetarian|veggie|meat[- ]?free)s?/,
    attributes: ['meat', 'fish'],
    words: 'gelatine, fur, antipasti, ramen night, sushi evening',
  },
  { pattern: /pesc(?:a|e)tarian/, attributes: ['meat'], words: 'gelatine' },
  { pattern: /jain/, attributes: ['meat', 'fish', 'egg', 'alcohol', 'leather'], words: 'honey, silk, fur' },
  { pattern: /hindu/, attributes: ['meat', 'leather'], words: 'beef, steak' },
  {
    pattern: /coeliac|celiac|coeliacs|gluten[- ]?free/,
    attributes: ['gluten'],
    words:
      'wheat, patisserie, pastry, croissant, sourdough, dough, recipe book, class, bake-along, proving, madeleine, shortbread, baking show, bakery, brunch, sushi, ramen, breakfast tray, street food, takeaway',
  },
  {
    pattern: /lactose[- ](?:intoleran(?:t|ce)|free)|dairy[- ]?free|(?:milk|lactose) allergy/,
    attributes: ['dairy'],
    words: 'bubble tea, sweets tin, waffle, hot chocolate',
  },
  { pattern: /nut[- ]?free/, attributes: ['nuts'], words: 'bakery, patisserie, sweets tin' },
  {
    pattern: /(?:halal|muslim|moslem|islam|mosque|ramadan|qur'?an|koran)/,
    attributes: ['alcohol', 'meat'],
    words: `${PORK}, antipasti, tasting counter`,
  },
  {
    pattern: /(?:kosher|jewish)/,
    attributes: ['meat'],
    words: `${PORK}, ${SEAFOOD}, antipasti, cheese and wine`,
  },
  { pattern: /mormon|lds/, attributes: ['alcohol', 'caffeine'], words: '' },
  {
    pattern:
      /(?:pre-?)?diabet(?:ic|es)|sugar[- ]?free|low[- ]sugar|keto|low[- ]carb|weight ?watchers|slimming world|(?:on|is) (?:a )?diet|dieting/,
    attributes: ['sugar'],
    words: '',
  },
  {
    pattern: /(?:pre-?)?diabet(?:ic|es)/,
    attributes: ['sugar'],
    words:
      'patisserie, bakery, foot massage, pedicure, foot spa, foot warmer, heated slipper, wine, champagne, cocktail, liqueur',
    topic: 'diabetes-friendly treats',
  },
  {
    pattern: /(?:los(?:e|ing)|watching (?:her|his|their)) weight|slimming|over-?weight/,
    attributes: ['sugar'],
    words:
      'chocolate, cake, cheese, hamper, snack, sweets, pastry, biscuit, fudge, popcorn, waffle, tasting, wine, cocktail, brunch, fondue, raclette',
  },
  {
    pattern: /anorexi[ac]|bulimi[ac]|eating disorder/,
    attributes: ['food', 'sugar'],
    words: 'fitness, workout, recipe, cookbook, kitchen scale, mirror',
  },
  {
    pattern:
      /pregnant|pregnancy|expecting(?: a (?:baby|child|boy|girl)| twins)?|mum-to-be|mother-to-be|mom-to-be|trying for a baby/,
    attributes: ['alcohol', 'caffeine', 'sharp'],
    words:
      'sauna, hot tub, skydive, trampoline, sushi, pate, charcuterie, blue cheese, camembert, brie, soft cheese, essential oil, corset, roller coaster, weighted blanket, hot water bottle, bowling, climbing, go-kart, theme park, antipasti, tasting counter, lake swim, open water, bathhouse',
    topic: 'pregnancy',
  },
  { pattern: /breast-? ?feeding|nursing a baby/, attributes: ['alcohol', 'caffeine'], words: '' },
  {
    pattern: /sober|sobriety|(?:ex-?|recovering )alcoholic|in recovery|in aa/,
    attributes: ['alcohol'],
    words: BARWARE,
    topic: 'clear-headed living',
  },
  {
    pattern: new RegExp(
      `tee-?total(?:ler|er|ism)?|non-?drinker|alcohol[- ]?free|dry january|(?:nobody|no one|none)[^.;!?\\n]{0,30} drinks|` +
        `${NEGATED} (?:really |actually |even |ever )?drink(?:s|ing)?(?= *(?:$|[.,;:!?()\n]|and\b|or\b|but\b|any ?more|at all|because|since|so\b))`,
    ),
    attributes: ['alcohol'],
    words: BARWARE,
  },
  {
    pattern: /decaf(?:feinated)?|caffeine[- ]?free|(?:no|without|avoids) caffeine/,
    attributes: ['caffeine'],
    words: 'tea tasting, coffee tasting, tasting flight, tea plantation',
  },
  {
    pattern: /asthma(?:tic)?|migraines?|fragrance[- ]?free|scent[- ]?free/,
    attributes: ['scent'],
    words: 'smoke',
  },
  { pattern: /eczema|psoriasis|sensitive skin/, attributes: ['scent', 'wool'], words: '' },
  { pattern: /hay ?fever|pollen allergy/, attributes: ['plant'], words: 'flower, bouquet' },
  { pattern: /quiet (?:toy|gift|present|game|thing|one)s?/, attributes: ['noisy'], words: '' },
  { pattern: /screen[- ]?free|no[- ]screens?|digital detox|off[- ]grid/, attributes: ['screen'], words: '' },
  {
    pattern: /plastic[- ]?free|(?:no|without|hates|avoids|nothing (?:with|in|made of)) plastic/,
    attributes: ['plastic', 'gadget'],
    words:
      'negative storage, remote shutter, camera strap, backpack, backdrop, reflector, rain cover, phone tripod, camera insert, film rolls, film camera, neutral density, polarising filter, slider rail, photographers gloves, shutter gloves, fleece, bubble tea, weighted blanket',
  },
  {
    pattern:
      /(?<!colou?r[- ])blind(?! (?:to|date|dates|box|boxes|spot|tasting|bag|bags)(?![a-z]))|visually impaired|(?:losing|lost) (?:her|his|their) sight|(?:learn(?:s|ing|t)?|reads?|reading|uses|using) braille|white cane/,
    attributes: ['screen', 'book'],
    words: `${VISUAL}, scenic, journal, notebook, diary, planner, map, chart, guide, lamp, light, flash card, crossword, puzzle pad, puzzle book, page, bookish, library, embosser, bookmark, magnifying, pen, pencil, log, stationery, escape room, board game, card game, case file`,
    topic: 'sight loss',
    limits: true,
  },
  {
    pattern:
      /partially sighted|(?:poor|bad|failing) (?:eye)?sight|(?:eye)?sight is (?:poor|bad|failing|going)|can(?:no|'?)t see (?:very |too )?well|low vision|macular|glaucoma|cataracts?/,
    attributes: ['screen', 'book', 'sharp'],
    words: `${VISUAL}, scenic, diary, notebook, journal, planner, secateur, log, pen, thermometer, gauge, dial, escape room, board game, card game, case file, rummy, backgammon, marker, tag, label, sharpening, magazine, sketchbook, lecture, drawing`,
    topic: 'sight loss',
    limits: true,
  },
  {
    pattern: /(?<!tone )deaf|hard of hearing/,
    attributes: ['noisy'],
    words:
      'headphone, earphone, headset, speaker, vinyl, earbud, audiobook, radio, hi-fi, podcast, boom box, music player, audio player, record player, recording, streaming, symphony, salsa, disco, karaoke, studio, club night, live music, music quiz, concert ticket, concert night, concert seats, concert pair, season subscription, concert diary, chamber music, recital, rehearsal, opera glasses, karaoke evening, ear plug',
  },
  {
    pattern:
      /(?:uses a |in a |is a |her |his |their )?wheelchair(?: users?)?(?! (?:basketball|rugby|tennis|racing|fencing|dance|sport))/,
    attributes: [],
    words:
      'hiking, climbing, stepladder, roller skate, roller skating, skate, trampoline, ski, scooter, treehouse, balance board, skipping rope, walking stick, trekking pole, shoe tree, ladder, stilts, kneeler, kneeling, hot air balloon, walk, photo tour, backpack, hill, summit, peak, trail',
    topic: 'wheelchair life',
    limits: true,
  },
  { pattern: /atheist|not religious|non-?religious|agnostic/, attributes: ['religious'], words: '' },
  {
    pattern: /minimalist|declutter(?:ing|ed)?|hates clutter|no clutter|downsiz(?:ing|ed)/,
    attributes: ['merchandise', 'bulky'],
    words: 'ornament, figurine, knick-knack, scratch-off, album, replica, coin, wax seal, stamp set',
  },
  {
    pattern:
      /(?:small|tiny|little|cramped|one-? ?bed(?:room)?|1-? ?bed(?:room)?|studio|shared) (?:flat|apartment|house|home|room|place|space|bedroom|studio|kitchen)|dorm(?:itory)?(?: room)?|student halls|halls of residence|(?:not much|no|limited|little|hardly any|short (?:of|on)) (?:storage )?(?:space|room|storage)|lives (?:on|in) (?:a (?:boat|van|narrowboat|caravan|single room|rented room)|one room)|bedsit|(?:house|flat)[- ]?share|tiny home|van ?life|care home|nursing home|studio flat/,
    attributes: ['bulky'],
    words:
      'shed, barrel, cold frame, border fork, border design, weeding hoe, sun dial, apple tree, bulb planter, hangboard, large potted, olive tree',
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
  {
    pattern:
      /(?:new|first[- ]time|tired|exhausted) (?:mum|mom|mam|mama|mother|mummy|dad|father|daddy|parent)s?|(?:newborn|new baby|tiny baby)(?: (?:at home|in the house))?|(?:just |recently )?(?:gave birth|had (?:a|her|their) (?:first )?(?:baby|twins|child)(?= |$))|on maternity leave|maternity leave/,
    attributes: ['alcohol'],
    words: 'mom, mum, motherhood, alarm clock, retreat, wake-up, go-kart, bowling, mindful',
    topic: 'new parents',
  },
  {
    pattern:
      /(?:osteo)?arthrit(?:is|ic)|arthrose|rheumatoid|ra in (?:her|his|their|both|the) hands|hands (?:are|aren't) (?:not )?what they (?:were|used to be)|(?:sore|weak|shaky|stiff|bad|painful) (?:hands|fingers|wrists?)|rheumatism|carpal tunnel|parkinson'?s|(?:hand )?tremors?|(?:had|after|since) (?:a|the|her|his|their) (?:\p{L}+ )?stroke|stroke(?= (?:last|this|in|two|three|survivor))|rsi|(?:her |his |their )?(?:hands?|fingers|wrists?) (?:hurts?|aches?|ache a lot)|(?:can'?t|cannot|can no longer) use (?:her|his|their) (?:left |right )?(?:hands?|arms?|fingers?)|one[- ](?:handed|armed)|paralysed|lost (?:the use of )?(?:her|his|their|a|an) (?:left |right )?(?:hand|arm)/u,
    attributes: ['sharp', 'small-parts'],
    words:
      'rotary cutter, needle, tweezer, bead, crochet hook, thimble, seam ripper, dumbbell, kettlebell, hand grip, grip trainer, pestle, cross stitch, embroidery, sampler, jar opener set, fiddly, cufflink, necklace clasp, clamp, plane, carving, turning, chisel, template, tying, cast iron, casserole, wrist weight, walking pole, walking stick, pasta making, clips, pottery wheel',
    topic: 'easy on the hands',
    limits: true,
  },
  {
    pattern: /dementia|alzheimer'?s?|losing (?:her|his|their) memory|memory loss/,
    attributes: ['sharp', 'fire', 'alcohol', 'small-parts', 'voucher', 'subscription'],
    words:
      'brain, pattern, project, club, gauge, digital, memory test, memory game, quiz, trivia, crossword, sudoku, riddle, brainteaser, logic, escape room, e-reader, coach, picnic for friends, strategy, planner, diary, course, lesson, kit, needle, app, smart, programmable, thousand-piece, cryptic, iron, heat, party, projector, camera, murder, case file',
    topic: 'dementia-friendly',
    limits: true,
  },
  {
    pattern:
      /(?:in|into|lives in|moved to|at) (?:a |an? |the )?(?:care|nursing|residential|retirement|old people'?s) home|assisted living|hospice/,
    attributes: ['bulky', 'sharp', 'fire'],
    words:
      'kettle, toaster, heater, electric blanket, garden, greenhouse, camping, bicycle, walking holiday, heated, party, cast iron, cookbook, holdall, pasta making, pottery, projector, workshop, air fryer, cooked three-course',
    topic: 'care home life',
  },
  {
    pattern:
      /recover(?:ing|y)? (?:from|after)(?! (?:alcohol|drink|drugs|addiction))|recovering(?! (?:alcoholic|addict|from))|after (?:an? |her |his )?(?:operation|surgery|stroke|heart attack|accident)|in hospital|chemo(?:therapy)?|(?:has|fighting|having treatment for) (?:\w+ )?cancer|(?:broken|broke (?:her|his|their|a|an)) (?:leg|arm|hip|ankle|foot|wrist)|long covid|chronic (?:fatigue|illness|pain)|bed-?bound|bed rest|poorly/,
    attributes: ['alcohol'],
    words:
      'gym, running, climbing, trampoline, workout, cycling, hiking, skydive, ski, marathon, dumbbell, kettlebell, racing, paragliding, assault course, bucket list, memorial, walk, walking, day out, market, live show, hand-crank, training plan, race, cast iron, pasta making, hammock',
    topic: 'get well soon',
  },
  {
    pattern:
      /(?:bad|sore|weak|dodgy|injured) (?:back|knees?|hips?|legs?|shoulders?)|back (?:pain|problems?|trouble)|slipped disc|sciatica|heart (?:condition|problems?|disease)|walks with a (?:stick|frame)|uses a (?:stick|walker|frame|rollator)|frail|bad hips?/,
    attributes: [],
    words:
      'dumbbell, kettlebell, barbell, kneel, kneeling, kneeler, cast iron, weight, weight plate, weighted vest, trampoline, skipping rope, speed rope, skydive, bungee, hyper-extension, sandbag, deadlift, ab wheel, ab roller, pull-up, push-up, plyo box, weighted, grip strengthener, power rack, squat, lifting, strength, gymnastic ring, suspension, liquid chalk, callus, boxing, skipping, speed ball, punch bag, gi, sparring, tumbling, climbing, hammock, picnic backpack',
    limits: true,
  },
  {
    pattern:
      /widow(?:ed|er)?|bereaved|bereavement|grief|grieving|in mourning|(?:her|his|their|my) (?:\p{L}+ ){0,2}(?:husband|wife|partner|mum|mom|mother|dad|father|son|daughter|child|baby|brother|sister|friend|nan|gran|grandad|dog|cat)(?: \p{L}+){0,2} (?:died|passed away|passed)|lost (?:her|his|their|my|a|the) (?:husband|wife|partner|mum|mom|mother|dad|father|son|daughter|child|baby|brother|sister|friend|dog|cat)|miscarriage|stillbirth|stillborn/u,
    attributes: ['romantic'],
    words:
      'couple, for two, two seater, husband, wife, funny, comedy, spoof, party, confetti, champagne, anniversary, baby, family tree, his and hers, date night, couples, cocktail, sparkling',
    topic: 'comfort and sympathy',
  },
  {
    pattern:
      /divorc(?:ed|e|ing)|separated|break-?up|broke up|broken heart(?:ed)?|(?:her|his|their) ex\b|newly single|got dumped|left (?:her|him)/,
    attributes: ['romantic'],
    words:
      'couple, for two, husband, wife, wedding, anniversary, his and hers, date night, family tree, couples',
    topic: 'hard times',
  },
  {
    pattern: /single(?: again)?(?= *(?:[,.;!?]|$))/,
    attributes: ['romantic'],
    words: 'couple, couples, for two, his and hers',
  },
  {
    pattern:
      /depress(?:ed|ion)|anxi(?:ous|ety)|burn(?:ed|t)?[- ]?out|mental health|struggling|(?:hard|rough|tough|awful|terrible|difficult) (?:time|year|months?|few months|patch)|having a bad (?:time|year)|lost (?:her|his|their) job|made redundant|laid off|out of work|unemployed/,
    attributes: ['alcohol'],
    words:
      'cheer up, therapy, depression, anxiety, comedy roast, productivity, self-help, goal planner, habit tracker',
    topic: 'hard times',
  },
  {
    pattern:
      /(?:single|busy|knackered|working) (?:mum|mom|mother|mummy|dad|father|daddy|parent)s?(?: (?:of|to|with) (?:\d|two|three|four|five|twins|triplets)(?: (?:kids|children|boys|girls))?)?|(?:mum|mom|mother|dad|father) (?:of|to) (?:\d|two|three|four|five|twins|triplets)(?: (?:kids|children|boys|girls))?/,
    attributes: [],
    words: 'mom, mum, couple, for two, his and hers',
    topic: 'busy parents',
  },
  {
    pattern: /autis(?:m|tic)|asperger'?s?|sensory (?:issues|overload)|on the spectrum/,
    attributes: ['noisy'],
    words: 'surprise, mystery, party, scented, strobe, disco, cure, awareness',
  },
  {
    pattern:
      /(?:lost|put down|buried) (?:her|his|their|the) (?:\p{L}+ )?dog|(?:dog|puppy) (?:just )?(?:died|passed away)/u,
    attributes: ['pet'],
    words: 'dog, puppy, canine, hound',
  },
  {
    pattern:
      /(?:lost|put down|buried) (?:her|his|their|the) (?:\p{L}+ )?cat|(?:cat|kitten) (?:just )?(?:died|passed away)/u,
    attributes: ['pet'],
    words: 'cat, kitten, feline',
  },
  {
    pattern:
      /copd|emphysema|lung (?:disease|condition|problems?)|heart failure|on oxygen|(?:short of|out of) breath|breathless/,
    attributes: ['scent', 'fire'],
    words:
      'hiking, hike, trail, trekking, mountain, summit, hill, running, climbing, camping, gaiter, gym, workout, smoke, smoker, dust, lung, rucksack, daypack',
    limits: true,
  },
  {
    pattern: /bipolar|ptsd|ocd|schizophreni[ac]|panic attacks?/,
    attributes: ['alcohol'],
    words: 'mood, crazy, mad, therapy, horror, haunted',
  },
  {
    pattern:
      /(?:is |are )?getting married(?: (?:in|next|this) \p{L}+)?|just got engaged|engaged|bride[- ]to[- ]be|groom[- ]to[- ]be/u,
    attributes: [],
    words: '',
    topic: 'wedding planning',
  },
  {
    pattern: /(?:\d{1,2} (?:yrs?|years) )?married(?: (?:for )?\d{1,2} (?:yrs?|years))?/,
    attributes: [],
    words: '',
  },
  {
    pattern: /infertil(?:e|ity)|ivf|can(?:'?t|not) have (?:kids|children|a baby)/,
    attributes: [],
    words: 'baby, pregnancy, motherhood, family tree',
    topic: 'hard times',
  },
  {
    pattern:
      /(?:caring|cares?) for (?:her|his|their|my )?(?:elderly |old |sick |ill |disabled )?(?:mum|mom|mother|dad|father|husband|wife|parents?|son|daughter|partner)(?: full[- ]time)?|full[- ]time carer|(?:family |unpaid |young )?(?:carer|caregiver)s?/,
    attributes: [],
    words: 'alarm clock, caring, mum',
    topic: 'carers',
  },
  {
    pattern:
      /moving (?:house|home|flat|out|in)(?: (?:next|this|soon)[^,.;]*)?|just moved|new (?:house|flat|apartment|home)/,
    attributes: ['bulky'],
    words: '',
    topic: 'new home',
  },
  {
    pattern:
      /(?:works?|working|on) nights?(?: shifts?)?|night shifts?|shift work(?:er)?|always (?:tired|exhausted|knackered)|never sleeps|insomnia(?:c)?/,
    attributes: [],
    words: 'alarm clock, alarm, early morning',
    topic: 'sleep',
  },
  {
    pattern: /retire[ds](?: (?:now|recently|last year|this year))?|retiring|retirement|pensioner/,
    attributes: [],
    words: '',
    topic: 'retirement',
  },
  {
    pattern:
      /(?:university|college|uni|medical|law|phd|art)? ?students?(?! (?:budget|discount|loan))|at (?:uni|university|college)|studies a lot/,
    attributes: [],
    words: '',
    topic: 'student life',
  },
  {
    pattern:
      /(?:primary |secondary |school |nursery |head |maths? |art |english |supply )*teacher|teaching assistant/,
    attributes: [],
    words: '',
    topic: 'teaching',
  },
  {
    pattern:
      /(?:is|as|works? as) an? (?:nurse|doctor|midwife|paramedic|surgeon|gp)|nurse|midwife|paramedic|junior doctor/,
    attributes: [],
    words: '',
    topic: 'medicine and nursing',
  },
  {
    pattern: /(?:truck|lorry|hgv|long[- ]haul|delivery|bus|taxi|coach) drivers?|trucker/,
    attributes: [],
    words: 'truck driver, lorry driver',
    topic: 'long drives',
  },
  {
    pattern:
      /(?:fire ?fighter|fireman|police ?(?:officer|man|woman)|paramedic|soldier|electrician|plumber|builder|accountant|lawyer|solicitor|engineer|hairdresser|waiter|waitress|cashier|receptionist|secretary|manager|warehouse worker|postman|postwoman|cleaner)(?! (?:sam|training))/,
    attributes: [],
    words: '',
  },
  {
    pattern: /minimalis(?:t|m)|declutter(?:ing|ed)?|hates? clutter|no clutter/,
    attributes: ['merchandise'],
    words: 'toy, bear, plush, teddy, figurine, signature',
    topic: 'minimalism',
  },
  {
    pattern: /long[- ]distance(?= (?:relationship|girlfriend|boyfriend))/,
    attributes: [],
    words: '',
    topic: 'love at a distance',
  },
  { pattern: /epilep(?:sy|tic)/, attributes: [], words: 'strobe, disco, flashing, vr headset' },
]
