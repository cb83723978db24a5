import { expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { AGE_GROUPS } from '#app/domain/profiles/gift-profile.ts'
import { THING_KINDS, type ThingKind } from '#app/ideas/idea.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY, BUDGETS, faultsOf } from '#test/data/idea-faults.ts'

/** Notes and the kinds that they rule out. */
const SAID: readonly (readonly [string, string])[] = [
  ['leg in a cast', 'legs effort'],
  ['tore her achilles', 'legs effort'],
  ['just had a knee replacement', 'legs effort'],
  ['he uses a wheelchair', 'legs'],
  ['she is blind', 'sight'],
  ['macular degeneration', 'sight'],
  ['hard of hearing', 'hearing'],
  ['arthritis in both hands', 'hands'],
  ['his wrist is in a splint', 'hands'],
  ['recovering from pneumonia', 'legs effort crowd'],
  ['heart condition, nothing strenuous', 'effort'],
  ['nothing that gathers dust', 'dust'],
  ['no more knick-knacks', 'dust'],
  ["a widow's first Christmas, nothing too cheerful", 'festive'],
  ['nothing funny', 'festive'],
  ['moving abroad soon', 'carry'],
  ['flying home after the party, hand luggage only', 'carry'],
  ['nothing heavy or fragile', 'carry'],
  ['nothing for the kitchen', 'kitchen'],
  ['nothing for the house please', 'home'],
  ["doesn't have a garden", 'garden'],
  ['hates crowds', 'crowd'],
  ['autistic', 'crowd'],
  ['no more stuff', 'thing'],
  ['she has dementia', 'focus'],
  ['no more mugs', ''],
  ['no things that need charging', ''],
  ['loves the dust jacket of old books', ''],
]

test.each(SAID)('"%s" rules out: %s', (notes, kinds) => {
  const { bans } = readWish({ ...ANYBODY, notes })
  expect(THING_KINDS.filter((kind) => bans.kinds.has(kind)).toSorted()).toEqual(
    kinds.split(' ').filter(Boolean).toSorted(),
  )
})

test.each([
  ['no scent please', 'scent'],
  ['no sweets', 'sugar'],
  ['lives in a tiny flat', 'bulky'],
  ['nothing noisy', 'noisy'],
] as const)('"%s" rules out what is %s', (notes, attribute) => {
  expect([...readWish({ ...ANYBODY, notes }).bans.attributes]).toContain(attribute)
})

/** What was seen: the recipient, words that no idea may hold. */
test.each([
  [{ hobbies: 'running', notes: 'leg in a cast since monday' }, /roller|belt|running shoe|race/i],
  [
    { hobbies: 'cats', notes: 'loves cats but is allergic to them' },
    /scratching|catnip|litter|cat bed|cat tree/i,
  ],
  [{ hobbies: 'make-up, music', notes: 'blind since birth' }, /mirror|palette|poster/i],
  [{ hobbies: 'reading', notes: 'nothing that gathers dust' }, /cushion|figurine|ornament|bookend|lamp/i],
  [
    { hobbies: 'tea', notes: "widow's first christmas, nothing too cheerful" },
    /cracker|party|confetti|bauble/i,
  ],
  [{ hobbies: 'cooking', notes: 'flying home the next day' }, /cast iron|ceramic|\bglass|hamper/i],
  [{ hobbies: 'knitting, radio', notes: 'hard of hearing' }, /radio\b|headphone|audiobook|concert|podcast/i],
])('%j brings nothing that hurts', (texts, hurts) => {
  const recipient = { ...ANYBODY, occasion: 'christmas' as const, ...texts }
  const ideas = Array.from({ length: 20 }, (_, seed) =>
    chosenIdeas(recipient, { count: 15, exclude: [], seed }),
  ).flat()
  expect(ideas.map(({ text }) => text).filter((text) => hurts.test(text))).toEqual([])
})

test('who is allergic to cats still gets what only shows them', () => {
  const recipient = { ...ANYBODY, hobbies: 'cats', notes: 'allergic to cats' }
  const ideas = Array.from({ length: 10 }, (_, seed) =>
    chosenIdeas(recipient, { count: 15, exclude: [], seed }),
  ).flat()
  expect(ideas.filter(({ text }) => /\bcats?\b/i.test(text)).length).toBeGreaterThan(0)
})

/** A wish and a refusal of the same kind. */
test.each([
  ['no plants; loves plants really', [], ['plant']],
  ['nothing for the garden. loves gardening things', [], ['garden']],
  ['nothing for the kitchen, loves kitchen gadgets', [], ['kitchen']],
  ['allergic to perfume but loves perfume', ['scent'], []],
  ['no alcohol, loves alcohol', ['alcohol'], []],
  ['no plants', ['plant'], []],
])('"%s": ruled out %j, doubtful %j', (notes, ruledOut, doubtful) => {
  const wish = readWish({ ...ANYBODY, notes })
  const names = ['plant', 'garden', 'kitchen', 'scent', 'alcohol']
  const bans = [...wish.bans.attributes, ...wish.bans.kinds].filter((each) => names.includes(each))
  expect({ bans, doubtful: [...wish.doubtful].filter((each) => names.includes(each)) }).toEqual({
    bans: ruledOut,
    doubtful,
  })
})

const NOTES: Record<ThingKind, string> = {
  legs: 'in a wheelchair',
  effort: 'bad back',
  sight: 'blind',
  hands: 'arthritis',
  hearing: 'deaf',
  focus: 'dementia',
  garden: 'nothing for the garden',
  animals: 'no live animals',
  dust: 'nothing that gathers dust',
  carry: 'moving abroad',
  crowd: 'hates crowds',
  kitchen: 'nothing for the kitchen',
  home: 'nothing for the house',
  festive: 'nothing festive',
  thing: 'no more stuff',
}

test('exactly fifteen, none violating, without any one and any two kinds', { timeout: 60_000 }, () => {
  const faults: string[] = []
  for (const [at, one] of THING_KINDS.entries()) {
    for (const [index, other] of THING_KINDS.slice(at).entries()) {
      const ageGroup = AGE_GROUPS[(at + index) % AGE_GROUPS.length] ?? '55+ years'
      const budget = BUDGETS[(at + 2 * index) % BUDGETS.length] ?? 100
      const notes = `${NOTES[one]}. ${NOTES[other]}. no more than ${budget}`
      faults.push(...faultsOf({ ...ANYBODY, ageGroup, notes }, at))
    }
  }
  expect(faults).toEqual([])
})
