import { describe, expect, test } from 'vitest'

import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const SEEDS = Array.from({ length: 5 }, (_, seed) => seed)
const FORM_LETTER =
  /^(?:first lesson in|documentary|memoir|biography|vintage .* photo|online .* masterclass)\b/i

function ideasOf(recipient: Recipient): string[] {
  return SEEDS.flatMap((seed) =>
    chosenIdeas(recipient, { count: 15, exclude: [], seed }).map(({ text }) => text),
  )
}

/** Typed and laughed at once: hobbies | notes | age group, the topics it is about, words that no idea may hold. */
const TYPED: [said: string, topics: string, silly: RegExp][] = [
  ['new mom, no time for hobbies', 'new parents', /\bm[ou]m\b|wine/i],
  [
    'my girlfriend likes cozy games, matcha and being at home on rainy days',
    'cosy games, matcha',
    /girlfriend|rainy day/i,
  ],
  ['church choir', 'choir', /kiddush|seder|prayer mat/i],
  ['lofi', 'lo-fi music', FORM_LETTER],
  ['clubbing', 'clubbing and festivals', FORM_LETTER],
  ['falconry', 'falconry', FORM_LETTER],
  ['spelunking', 'caving', FORM_LETTER],
  ['sim racing', 'sim racing', /football/i],
  ['smart home', 'smart home', /retro computer/i],
  ['axolotls', 'axolotls', /tortoise/i],
  ['minimalism |  | 18-24', 'minimalism', /\btoys?\b|rotation/i],
  [
    'jardinage, pétanque, mots croisés',
    'gardening, pétanque, crosswords',
    /\bmots?\b|croisé|pétanque moments|\bbowls\b|large-print/i,
  ],
  ['quilting | arthritis in her hands', 'quilting, easy on the hands', /rotary|needle|thimble|cast iron/i],
  ['dinosaurs ONLY dinosaurs | he is 5 | 0-12', 'dinosaurs', /big cats|lion/i],
  ['drawing | turning 7 | 0-12', 'drawing', /lacing/i],
  [
    "radio, her garden | macular degeneration, can't see well | 55+",
    'podcasts and radio, gardening, sight loss',
    /scenic/i,
  ],
  [
    'fishing | diabetic | 55+',
    'fishing, diabetes-friendly treats',
    /foot|heated slipper|sparkling|wine|cocktail/i,
  ],
  [
    'photography | no plastic, vegan',
    'photography',
    /strap|backpack|backdrop|rain cover|bendy|film rolls|fleece|chunky knit/i,
  ],
  [
    'baking | coeliac',
    'baking, gluten-free cooking',
    /patisserie|dough|pastry|^baking recipe|class|proving|madeleine|bake-along/i,
  ],
  ['knitting', 'knitting', /loom|warp/i],
  ['sheepdog trials', 'sheepdogs', /agility/i],
  ['everything with wheels!! tractors, diggers | 3 yrs old | 0-12', 'diggers and tractors', /baby/i],
  ['just got divorced, running', 'hard times, running', /couple|for two|for one/i],
  ['he golfs she reads', 'golf, reading', /divorce/i],
  ['guide dog trainer', 'dogs', /suede|sneaker|crease/i],
  ['he lost his dog last week. fishing', 'fishing, comfort and sympathy', /\bdogs?\b/i],
  ['colour blind, chess', 'chess', /audio-described|talking/i],
  [
    'stroke last year, cant use his left hand, loved woodwork',
    'easy on the hands',
    /plane|clamp|chisel|knife|carving|wood finish/i,
  ],
  ['COPD, used to hike, loves birds', 'birdwatching', /hik|summit|boot/i],
  ['gym but has bad back now, no weights', 'gym', /ab roller|weighted|pull-up|rope|dumbbell/i],
  ['single dad of 3, no time, used to play bass', 'bass guitar, busy parents', /\bdad\b/i],
  ['accordion', 'accordion and harmonica', /kalimba|saxophone|harmonica/i],
  ['firefighter, barbecue', 'fire engines and police cars, barbecue', /toy|engine|die-cast/i],
  ["bluey, her gran's dog | turning 2 | 0-12", 'Bluey', /\bdog\b|tug toy/i],
  ['chats with friends', '', /\bcats?\b|kitten/i],
  ['dogs', 'dogs', /monstera|amaryllis|snake plant|azalea/i],
  ['yoga | nothing with plastic', 'yoga', /grip-sole|non-slip|microfibre|earbud|speaker|projector|fleece/i],
  ["football | doesn't drink", 'football fans', /gratitude|calming|paddle/i],
  ['foley art', '', /paint|canvas|brush/i],
  ['basket weaving', 'basket weaving', /loom|yarn|needle|spindle|tapestry|felt/i],
  ['clog dancing', 'dance', /ballet|pirouette|tights/i],
  ['tegestology', '', /tegestology (?:quiz|lecture|evening)/i],
  ['drag race', 'drag', /vinyl album|concert tickets/i],
  ['tea', 'tea', /whisk rack|mixing bowl/i],
  ['running', 'running', /swim|climbs/i],
  ['chess', 'chess', /suit|meeting cushion/i],
  ['model united nations', 'public speaking', /make-up/i],
  ['stargazing', 'stargazing', /guided day|rocket/i],
  ['cats, houseplants | no plants after all, the cat eats them', 'cats', /plant|leaf|grow/i],
  ['photography | in a wheelchair', 'photography, wheelchair life', /walk|stepladder/i],
  [
    'learning braille |  | 55+',
    'sight loss',
    /escape|board game|card game|case file|watercolour|matinee|dice game|bird feeder|photo|drawing|jigsaw|picture/i,
  ],
  [
    'classical music | hard of hearing | 55+',
    'classical music',
    /concert (?:ticket|night|seats|pair)|recital|rehearsal|opera glasses/i,
  ],
  ['knitting | osteoarthritis | 55+', 'knitting, easy on the hands', /needle/i],
  ['quran reading |  | 25-34', 'reading', /wine|cocktail|antipasti/i],
  ['cooking | Ramadan, fasting', 'cooking', /wine|cocktail|antipasti|tasting counter/i],
  ['synagogue choir', 'choir', /cathedral|carol/i],
  ['running | broke her leg', 'running, get well soon', /race|marathon/i],
  ['baking | diabetic', 'baking, diabetes-friendly treats', /patisserie|bakery/i],
  ['music festivals | deaf', 'clubbing and festivals', /ear plug/i],
  ['crosswords | registered blind', 'crosswords, sight loss', /puzzle book/i],
  ['hiking | wheelchair user', 'hiking, wheelchair life', /hill|summit/i],
  ['gardening | in recovery from alcohol', 'gardening, clear-headed living', /hospital|bed jacket/i],
  ['adhd', '', /fidget|sensory/i],
  ['hermit crabs', 'hermit crab', /tortoise|crabbing|crab line/i],
  ['my sister in law, hard to shop for', '', /law/i],
  ['just gave birth', 'new parents', /birth (?:day )?(?:class|course|voucher|workshop)/i],
  ['tea | no caffeine', 'tea', /tea tasting|tasting flight/i],
  ['knitting | no wool, she is allergic', 'knitting', /chunky knit|knitted hat|alpaca/i],
  ['cycling | no clothes, nothing in a size', 'cycling', /chest band/i],
  ['chess | no books', 'chess', /scorebook/i],
  ['sleep | newborn at home', 'sleep, new parents', /retreat|wake-up/i],
]

describe.each(TYPED)('%s', (said, topics, silly) => {
  const [hobbies = '', notes = '', age = '35-44'] = said.split(' | ')
  const recipient = { ...ANYBODY, hobbies, notes, ageGroup: `${age} years` as AgeGroup }

  test(`is read as ${topics}`, () => {
    const titles = readWish(recipient).interests.flatMap(({ topic }) => topic?.title ?? [])
    expect(titles.join(', ')).toBe(topics)
  })

  test('brings nothing to laugh at', () => {
    expect(ideasOf(recipient).filter((text) => silly.test(text))).toEqual([])
  })
})
