import { state } from '#app/ideas/reading/states/state.ts'

const LOVED = `husband|wife|partner|mum|mom|mother|dad|father|son|daughter|child|baby|brother|sister|friend|nan|gran|grandad`
const COUPLE = 'husband, wife, his and hers, couple, for two, two seater'

/** What somebody goes through; in the order in which the topics count. */
export const LOSSES = [
  state({
    says: `widow(?:ed|er)?|bereaved|bereavement|grief|grieving|in mourning
      |(?:her|his|their|my) (?:\\p{L}+ ){0,2}(?:${LOVED}|dog|cat)(?: \\p{L}+){0,2} (?:died|passed away|passed)
      |lost (?:her|his|their|my|a|the) (?:${LOVED}|dog|cat)|miscarriage|stillbirth|stillborn`,
    bans: 'romantic festive',
    words: `${COUPLE}, baby, family tree`,
    topic: 'comfort and sympathy',
  }),
  state({
    says: `divorc(?:ed|e|ing)|separated|break-?up|broke up|broken heart(?:ed)?|(?:her|his|their) ex\\b|newly single|got dumped
      |left (?:her|him)`,
    bans: 'romantic',
    words: `${COUPLE}, wedding, anniversary, family tree`,
    topic: 'hard times',
  }),
  state({ says: 'single(?: again)?(?= *(?:[,.;!?]|$))', bans: 'romantic', words: COUPLE }),
  state({
    says: `depress(?:ed|ion)|anxi(?:ous|ety)|burn(?:ed|t)?[- ]?out|mental health|struggling|having a bad (?:time|year)
      |(?:hard|rough|tough|awful|terrible|difficult) (?:time|year|months?|few months|patch)|lost (?:her|his|their) job
      |made redundant|laid off|out of work|unemployed`,
    bans: 'alcohol',
    words:
      'cheer up, therapy, depression, anxiety, comedy roast, productivity, self-help, goal planner, habit tracker',
    topic: 'hard times',
  }),
  state({
    says: `(?:lost|put down|buried) (?:her|his|their|the) (?:\\p{L}+ )?(?:dog|puppy)
      |(?:dog|puppy) (?:just )?(?:died|passed away)`,
    bans: 'pet animals',
    words: 'dog, puppy, canine, hound',
  }),
  state({
    says: '(?:lost|put down|buried) (?:her|his|their|the) (?:\\p{L}+ )?cat|(?:cat|kitten) (?:just )?(?:died|passed away)',
    bans: 'pet animals',
    words: 'cat, kitten, feline',
  }),
  state({
    says: 'bipolar|ptsd|ocd|schizophreni[ac]|panic attacks?',
    bans: 'alcohol crowd',
    words: 'mood, crazy, mad, therapy, horror, haunted',
  }),
  state({
    says: "infertil(?:e|ity)|ivf|can(?:'?t|not) have (?:kids|children|a baby)",
    words: 'baby, pregnancy, motherhood, family tree',
    topic: 'hard times',
  }),
]

/** Where and how somebody lives. */
export const HOMES = [
  state({ says: 'quiet (?:toy|gift|present|game|thing|one)s?', bans: 'noisy' }),
  state({ says: 'screen[- ]?free|no[- ]screens?|digital detox|off[- ]grid', bans: 'screen' }),
  state({
    says: 'plastic[- ]?free|(?:no|without|hates|avoids|nothing (?:with|in|made of)) plastic',
    bans: 'plastic gadget',
    words: `negative storage, remote shutter, camera strap, backpack, backdrop, reflector, rain cover, phone tripod,
      camera insert, film rolls, film camera, neutral density, polarising filter, slider rail, photographers gloves,
      shutter gloves, fleece, bubble tea, weighted blanket`,
  }),
  state({ says: 'atheist|not religious|non-?religious|agnostic', bans: 'religious' }),
  state({
    says: 'minimalis(?:t|m)|declutter(?:ing|ed)?|hates? clutter|no clutter|downsiz(?:ing|ed)',
    bans: 'merchandise bulky dust',
    words: 'toy, bear, plush, teddy, signature',
    topic: 'minimalism',
  }),
  state({
    says: `(?:small|tiny|little|cramped|one-? ?bed(?:room)?|1-? ?bed(?:room)?|studio|shared)
      (?: )(?:flat|apartment|house|home|room|place|space|bedroom|studio|kitchen)|dorm(?:itory)?(?: room)?|student halls
      |halls of residence|(?:not much|no|limited|little|hardly any|short (?:of|on)) (?:storage )?(?:space|room|storage)
      |lives (?:on|in) (?:a (?:boat|van|narrowboat|caravan|single room|rented room)|one room)|bedsit|(?:house|flat)[- ]?share
      |tiny home|van ?life|care home|nursing home|studio flat`,
    bans: 'bulky',
    words:
      'shed, barrel, cold frame, border fork, weeding hoe, sun dial, apple tree, hangboard, large potted, olive tree',
  }),
  state({
    says: `(?:carry[- ]on|hand luggage|one suitcase) only|only (?:has )?hand luggage|travels? light|has to (?:fly|travel)
      |mov(?:es|ing) (?:abroad|overseas|to another (?:country|continent))|emigrat(?:es|ing)|backpacking (?:round|around)
      |fl(?:ies|ying) (?:back|home|in)|has to (?:pack|carry) (?:it|everything)|goes? abroad (?:soon|for)`,
    bans: 'bulky carry',
  }),
  state({
    says: "(?:no|hasn't got a|has no|without a|doesn't have a) (?:garden|yard|balcony|outdoor space)",
    bans: 'garden',
  }),
]

/** Stages and roles. */
export const ROLES = [
  state({
    says: `(?:new|first[- ]time|tired|exhausted) (?:mum|mom|mam|mama|mother|mummy|dad|father|daddy|parent)s?
      |(?:newborn|new baby|tiny baby)(?: (?:at home|in the house))?
      |(?:just |recently )?(?:gave birth|had (?:a|her|their) (?:first )?(?:baby|twins|child)(?= |$))|on maternity leave
      |maternity leave`,
    bans: 'alcohol',
    words: 'mom, mum, motherhood, alarm clock, retreat, wake-up, go-kart, bowling, mindful',
    topic: 'new parents',
  }),
  state({
    says: `(?:single|busy|knackered|working) (?:mum|mom|mother|mummy|dad|father|daddy|parent)s?
      (?: (?:of|to|with) (?:\\d|two|three|four|five|twins|triplets)(?: (?:kids|children|boys|girls))?)?
      |(?:mum|mom|mother|dad|father) (?:of|to) (?:\\d|two|three|four|five|twins|triplets)(?: (?:kids|children|boys|girls))?`,
    words: `mom, mum, ${COUPLE}`,
    topic: 'busy parents',
  }),
  state({
    says: `(?:is |are )?getting married(?: (?:in|next|this) \\p{L}+)?|just got engaged|engaged|bride[- ]to[- ]be
      |groom[- ]to[- ]be`,
    topic: 'wedding planning',
  }),
  state({ says: '(?:\\d{1,2} (?:yrs?|years) )?married(?: (?:for )?\\d{1,2} (?:yrs?|years))?' }),
  state({
    says: `(?:caring|cares?) for (?:her|his|their|my )?(?:elderly |old |sick |ill |disabled )?
      (?:mum|mom|mother|dad|father|husband|wife|parents?|son|daughter|partner)(?: full[- ]time)?
      |full[- ]time carer|(?:family |unpaid |young )?(?:carer|caregiver)s?`,
    words: 'alarm clock, caring, mum',
    topic: 'carers',
  }),
  state({
    says: `moving (?:house|home|flat|out|in)(?: (?:next|this|soon)[^,.;]*)?|just moved|new (?:house|flat|apartment|home)`,
    bans: 'bulky',
    topic: 'new home',
  }),
  state({
    says: `(?:works?|working|on) nights?(?: shifts?)?|night shifts?|shift work(?:er)?
      |always (?:tired|exhausted|knackered)|never sleeps|insomnia(?:c)?`,
    words: 'alarm clock, alarm, early morning',
    topic: 'sleep',
  }),
  state({
    says: 'retire[ds](?: (?:now|recently|last year|this year))?|retiring|retirement|pensioner',
    topic: 'retirement',
  }),
  state({
    says: `(?:university|college|uni|medical|law|phd|art)? ?students?(?! (?:budget|discount|loan))
      |at (?:uni|university|college)|studies a lot`,
    topic: 'student life',
  }),
  state({
    says: '(?:primary |secondary |school |nursery |head |maths? |art |english |supply )*teacher|teaching assistant',
    topic: 'teaching',
  }),
  state({
    says: `(?:is|as|works? as) an? (?:nurse|doctor|midwife|paramedic|surgeon|gp)|nurse|midwife|paramedic|junior doctor`,
    topic: 'medicine and nursing',
  }),
  state({
    says: '(?:truck|lorry|hgv|long[- ]haul|delivery|bus|taxi|coach) drivers?|trucker',
    words: 'truck driver, lorry driver',
    topic: 'long drives',
  }),
  state({
    says: `(?:fire ?fighter|fireman|police ?(?:officer|man|woman)|paramedic|soldier|electrician|plumber|builder|accountant
      |lawyer|solicitor|engineer|hairdresser|waiter|waitress|cashier|receptionist|secretary|manager|warehouse worker
      |postman|postwoman|cleaner)(?! (?:sam|training))`,
  }),
  state({
    says: 'long[- ]distance(?= (?:relationship|girlfriend|boyfriend))',
    topic: 'love at a distance',
  }),
]
