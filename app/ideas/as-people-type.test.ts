import { describe, expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)
const FORM_LETTER =
  /^(?:first lesson in|documentary|memoir|biography|vintage .* photo|online .* masterclass)\b/i

function ideasOf(recipient: Recipient): string[] {
  return SEEDS.flatMap((seed) =>
    chosenIdeas(recipient, { count: 15, exclude: [], seed }).map(({ text }) => text),
  )
}

/** What was typed and laughed at once: the recipient, the topics it is about, words that no idea may hold. */
const TYPED: [Partial<Recipient>, string[], RegExp][] = [
  [{ hobbies: 'new mom, no time for hobbies' }, ['new parents'], /\bm[ou]m\b|wine/i],
  [
    { hobbies: 'my girlfriend likes cozy games, matcha and being at home on rainy days' },
    ['cosy games', 'matcha'],
    /girlfriend|rainy day/i,
  ],
  [{ hobbies: 'church choir' }, ['choir'], /kiddush|seder|prayer mat/i],
  [{ hobbies: 'lofi' }, ['lo-fi music'], FORM_LETTER],
  [{ hobbies: 'clubbing' }, ['clubbing and festivals'], FORM_LETTER],
  [{ hobbies: 'stock trading' }, ['investing'], FORM_LETTER],
  [{ hobbies: 'mead' }, ['mead and home winemaking'], FORM_LETTER],
  [{ hobbies: 'falconry' }, ['falconry'], FORM_LETTER],
  [{ hobbies: 'terrariums' }, ['terrariums'], FORM_LETTER],
  [{ hobbies: 'bingo' }, ['bingo'], FORM_LETTER],
  [{ hobbies: 'spelunking' }, ['caving'], FORM_LETTER],
  [{ hobbies: 'sim racing' }, ['sim racing'], /football/i],
  [{ hobbies: 'smart home' }, ['smart home'], /retro computer/i],
  [{ hobbies: 'axolotls' }, ['axolotls'], /tortoise/i],
  [
    { hobbies: 'minimalism', ageGroup: '18-24 years', occasion: 'graduation' },
    ['minimalism'],
    /\btoys?\b|rotation/i,
  ],
  [
    { hobbies: 'jardinage, pétanque, mots croisés' },
    ['gardening', 'pétanque', 'crosswords'],
    /\bmots?\b|croisé|pétanque moments|\bbowls\b|large-print/i,
  ],
  [
    { hobbies: 'quilting', notes: 'arthritis in her hands' },
    ['quilting', 'easy on the hands'],
    /rotary|needle|thimble/i,
  ],
]

/** Said in passing: the topics it is about, words that no idea may hold. */
const IN_PASSING: [Partial<Recipient>, string[], RegExp][] = [
  [
    { hobbies: 'dinosaurs ONLY dinosaurs', ageGroup: '0-12 years', notes: 'he is 5' },
    ['dinosaurs'],
    /big cats|lion/i,
  ],
  [{ hobbies: 'drawing', ageGroup: '0-12 years', notes: 'turning 7' }, ['drawing'], /lacing/i],
  [
    { hobbies: 'radio, her garden', ageGroup: '55+ years', notes: "macular degeneration, can't see well" },
    ['podcasts and radio', 'gardening', 'sight loss'],
    /scenic/i,
  ],
  [
    { hobbies: 'fishing', ageGroup: '55+ years', notes: 'diabetic' },
    ['fishing', 'diabetes-friendly treats'],
    /foot|heated slipper|sparkling/i,
  ],
  [{ hobbies: 'photography', notes: 'no plastic, vegan' }, ['photography'], /camera strap|backpack/i],
  [{ hobbies: 'learning braille' }, ['sight loss'], /photo|drawing|jigsaw|picture/i],
  [
    { hobbies: 'baking', notes: 'coeliac' },
    ['baking', 'gluten-free cooking'],
    /patisserie|dough|pastry|^baking recipe/i,
  ],
  [{ hobbies: 'knitting' }, ['knitting'], /loom|warp/i],
  [{ hobbies: 'sheepdog trials' }, ['sheepdogs'], /agility/i],
  [
    { hobbies: 'everything with wheels!! tractors, diggers', ageGroup: '0-12 years', notes: '3 yrs old' },
    ['diggers and tractors'],
    /baby/i,
  ],
  [{ hobbies: 'just got divorced, running' }, ['hard times', 'running'], /couple|for two|for one/i],
  [{ hobbies: 'he golfs she reads' }, ['golf', 'reading'], /divorce/i],
  [{ hobbies: 'guide dog trainer' }, ['dogs'], /suede|sneaker|crease/i],
  [{ hobbies: 'he lost his dog last week. fishing' }, ['fishing', 'comfort and sympathy'], /\bdogs?\b/i],
  [{ hobbies: 'colour blind, chess' }, ['chess'], /audio-described|talking/i],
  [
    { hobbies: 'stroke last year, cant use his left hand, loved woodwork' },
    ['easy on the hands'],
    /plane|clamp|chisel|knife|carving|wood finish/i,
  ],
  [{ hobbies: 'COPD, used to hike, loves birds' }, ['birdwatching'], /hik|summit|boot/i],
  [{ hobbies: 'gym but has bad back now, no weights' }, ['gym'], /ab roller|weighted|pull-up|rope|dumbbell/i],
  [{ hobbies: 'single dad of 3, no time, used to play bass' }, ['bass guitar', 'busy parents'], /\bdad\b/i],
  [{ hobbies: 'accordion' }, ['accordion and harmonica'], /kalimba|saxophone|harmonica/i],
  [
    { hobbies: 'firefighter, barbecue' },
    ['fire engines and police cars', 'barbecue'],
    /toy|engine|die-cast/i,
  ],
  [
    { hobbies: "bluey, her gran's dog", notes: 'turning 2', ageGroup: '0-12 years' },
    ['Bluey'],
    /\bdog\b|tug toy/i,
  ],
  [{ hobbies: 'chats with friends' }, [], /\bcats?\b|kitten/i],
  [{ hobbies: 'dogs' }, ['dogs'], /monstera|amaryllis|snake plant|azalea/i],
  [{ hobbies: 'yoga', notes: 'nothing with plastic' }, ['yoga'], /grip-sole|non-slip|microfibre/i],
  [{ hobbies: 'football', notes: "doesn't drink" }, ['football fans'], /gratitude|calming|paddle/i],
  [{ hobbies: 'foley art' }, [], /paint|canvas|brush/i],
  [{ hobbies: 'basket weaving' }, ['basket weaving'], /loom|yarn|needle|spindle|tapestry|felt/i],
  [{ hobbies: 'clog dancing' }, ['dance'], /ballet|pirouette|tights/i],
  [{ hobbies: 'tegestology' }, [], /tegestology (?:quiz|lecture|evening)/i],
  [{ hobbies: 'hurdle making' }, [], /supplies|technique/i],
  [{ hobbies: 'bus spotting' }, [], /guided|skills course|gear/i],
  [{ hobbies: 'drag race' }, ['Eurovision and drag'], /vinyl album|concert tickets/i],
  [{ hobbies: 'tea' }, ['tea'], /whisk rack|mixing bowl/i],
  [{ hobbies: 'running' }, ['running'], /swim|climbs/i],
  [{ hobbies: 'chess' }, ['chess'], /suit|meeting cushion/i],
  [{ hobbies: 'model united nations' }, ['public speaking'], /make-up/i],
  [{ hobbies: 'stargazing' }, ['stargazing'], /guided day|rocket/i],
  [
    { hobbies: 'cats, houseplants', notes: 'no plants after all, the cat eats them' },
    ['cats'],
    /plant|leaf|grow/i,
  ],
  [
    { hobbies: 'baking', notes: 'coeliac' },
    ['baking', 'gluten-free cooking'],
    /class|proving|madeleine|bake-along/i,
  ],
  [
    { hobbies: 'photography', notes: 'in a wheelchair' },
    ['photography', 'wheelchair life'],
    /walk|stepladder/i,
  ],
  [
    { hobbies: 'learning braille', ageGroup: '55+ years' },
    ['sight loss'],
    /escape room|board game|card game|case file|watercolour|matinee|dice game|bird feeder/i,
  ],
  [
    { hobbies: 'classical music', notes: 'hard of hearing', ageGroup: '55+ years' },
    ['classical music'],
    /concert (?:ticket|night|seats|pair)|recital|rehearsal|opera glasses/i,
  ],
  [
    { hobbies: 'knitting', notes: 'osteoarthritis', ageGroup: '55+ years' },
    ['knitting', 'easy on the hands'],
    /needle/i,
  ],
  [{ hobbies: 'quran reading', ageGroup: '25-34 years' }, ['reading'], /wine|cocktail|antipasti/i],
  [{ hobbies: 'cooking', notes: 'Ramadan, fasting' }, ['cooking'], /wine|cocktail|antipasti/i],
  [{ hobbies: 'synagogue choir' }, ['choir'], /cathedral|carol/i],
  [{ hobbies: 'running', notes: 'broke her leg' }, ['running', 'get well soon'], /race|marathon/i],
  [{ hobbies: 'baking', notes: 'diabetic' }, ['baking', 'diabetes-friendly treats'], /patisserie|bakery/i],
  [{ hobbies: 'music festivals', notes: 'deaf' }, ['clubbing and festivals'], /ear plug/i],
  [{ hobbies: 'crosswords', notes: 'registered blind' }, ['crosswords', 'sight loss'], /puzzle book/i],
  [{ hobbies: 'hiking', notes: 'wheelchair user' }, ['hiking', 'wheelchair life'], /hill|summit/i],
  [
    { hobbies: 'gardening', notes: 'in recovery from alcohol' },
    ['gardening', 'clear-headed living'],
    /hospital|bed jacket/i,
  ],
  [{ hobbies: 'adhd' }, [], /fidget|sensory/i],
  [{ hobbies: 'hermit crabs' }, ['hermit crab'], /tortoise|crabbing|crab line/i],
  [{ hobbies: 'geckos' }, ['geckos'], /tortoise|snake/i],
  [{ hobbies: 'via ferrata' }, [], /cave|caving/i],
  [{ hobbies: 'my sister in law, hard to shop for' }, [], /law/i],
  [{ hobbies: 'my brother in law likes fishing' }, ['fishing'], /law/i],
  [{ hobbies: 'just gave birth' }, ['new parents'], /birth (?:day )?(?:class|course|voucher|workshop)/i],
  [{ hobbies: 'yoga', notes: 'nothing made of plastic' }, ['yoga'], /earbud|speaker|projector|fleece/i],
  [
    { hobbies: 'photography', notes: 'no plastic, vegan' },
    ['photography'],
    /backdrop|strap|rain cover|bendy|film rolls|fleece|chunky knit/i,
  ],
  [{ hobbies: 'cooking', notes: 'muslim' }, ['cooking'], /antipasti|tasting counter/i],
  [{ hobbies: 'fishing', notes: 'diabetic' }, ['fishing', 'diabetes-friendly treats'], /wine|cocktail/i],
  [{ hobbies: 'tea', notes: 'no caffeine' }, ['tea'], /tea tasting|tasting flight/i],
  [
    { hobbies: 'knitting', notes: 'no wool, she is allergic' },
    ['knitting'],
    /chunky knit|knitted hat|alpaca/i,
  ],
  [{ hobbies: 'cycling', notes: 'no clothes, nothing in a size' }, ['cycling'], /chest band/i],
  [{ hobbies: 'chess', notes: 'no books' }, ['chess'], /scorebook/i],
  [{ hobbies: 'sleep', notes: 'newborn at home' }, ['sleep', 'new parents'], /retreat|wake-up/i],
  [
    { hobbies: 'quilting', notes: 'arthritis in her hands', ageGroup: '55+ years' },
    ['quilting', 'easy on the hands'],
    /cast iron/i,
  ],
]

describe.each([...TYPED, ...IN_PASSING])('%j', (texts, topics, silly) => {
  const recipient = { ...ANYBODY, ageGroup: '35-44 years' as const, ...texts }

  test(`is read as ${topics.join(', ')}`, () => {
    const titles = readWish(recipient).interests.flatMap(({ topic }) => topic?.title ?? [])
    expect(titles).toEqual(topics)
  })

  test('brings nothing to laugh at', () => {
    expect(ideasOf(recipient).filter((text) => silly.test(text))).toEqual([])
  })
})

test('words of hidden hobbies stand in no idea, letter by letter or in another form', () => {
  const hidden = { hobbies: 'goalball coaching, thatching', hidden: ['hobbies' as const] }
  const words = ideasOf({ ...ANYBODY, ...hidden }).flatMap(lemmas)
  expect(words.filter((word) => /goalball|coaching|thatch/.test(word))).toEqual([])
})
