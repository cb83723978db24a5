import { expect, test } from 'vitest'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import { chipsOf, correctionsFor, type Right } from '#app/ideas/reading/corrections.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const SAID: Recipient = {
  ...ANYBODY,
  hobbies: 'film photography, chess',
  preferences: 'no mugs, experiences only',
  notes: 'nothing for the garden, up to 100 zł',
}
const NOTHING_MORE = { likes: '', off: '', only: '', 'up to': '' }
const wordsOf = (recipient: Recipient) =>
  chipsOf(readWish(recipient)).map(
    ({ group, words, state }) => `${group}: ${words}${state === 'heeded' ? '' : ` (${state})`}`,
  )
/** As the owner corrects it: what is shown without some chips, and more. */
function correct(recipient: Recipient, wrong: readonly string[], more: Partial<Right> = {}): Recipient {
  const wish = readWish(recipient)
  const kept = chipsOf(wish).flatMap(({ key, state }) =>
    state === 'heeded' && !wrong.includes(key) ? key : [],
  )
  const upTo = kept.find((key) => key.startsWith('up to:'))?.slice('up to:'.length) ?? ''
  const corrections = correctionsFor(wish, { ...NOTHING_MORE, 'up to': upTo, kept, ...more })
  return { ...recipient, corrections: corrections ?? [] }
}

test('what was understood is told in short', () => {
  expect(wordsOf(SAID)).toEqual([
    'likes: film photography',
    'likes: chess',
    'off: the garden',
    'off: mug',
    'only: experiences',
    'up to: 25',
  ])
})

test('what is wrong is taken out, and can be put back', () => {
  const without = correct(SAID, ['likes:chess', 'off:mug', 'off:garden', 'only:experience', 'up to:25'])
  const wish = readWish(without)
  expect(wish.interests.map(({ phrase }) => phrase)).toEqual(['film photography'])
  expect(wish.bans.named.size).toBe(0)
  expect([...wish.bans.kinds]).toEqual([])
  expect(wish.only).toBeNull()
  expect(wish.budget.maximum).toBeNull()
  expect(wordsOf(without)).toContain('likes: chess (wrong)')
  const kept = chipsOf(wish).map(({ key }) => key)
  expect(correctionsFor(wish, { ...NOTHING_MORE, kept, 'up to': '25' })).toEqual([])
})

test('what is missing is added, and an idea for it comes', () => {
  const more = correct(SAID, [], { likes: 'Beekeeping', off: 'sight', only: 'book', 'up to': '60' })
  const wish = readWish(more)
  expect(wish.interests[0]?.topic?.title).toBe('beekeeping')
  expect([...wish.bans.kinds]).toContain('sight')
  expect([...(wish.only?.attributes ?? [])].toSorted()).toEqual(['book', 'experience'])
  expect(wish.budget.maximum).toBe(60)
  const ideas = chosenIdeas(correct(ANYBODY, [], { likes: 'beekeeping' }), {
    count: 15,
    exclude: [],
    seed: 1,
  })
  expect(ideas.filter(({ interest }) => interest?.topic?.title === 'beekeeping').length).toBeGreaterThan(4)
})

test('what an owner corrected holds when the text says otherwise later', () => {
  const { corrections = [] } = correct(ANYBODY, [], { off: 'alcohol' })
  expect([...readWish({ ...ANYBODY, notes: 'loves wine', corrections }).bans.attributes]).toContain('alcohol')
})

test('what is refused and wished for is shown as doubtful, until the owner says which', () => {
  const torn = { ...ANYBODY, notes: 'no plants; loves plants really' }
  expect(wordsOf(torn)).toContain('off: plants (doubtful)')
  const wish = readWish(torn)
  const sure = { ...torn, corrections: correctionsFor(wish, { ...NOTHING_MORE, kept: ['off:plant'] }) ?? [] }
  expect(wordsOf(sure)).toContain('off: plants')
})

test('what protects children is no chip and cannot be taken back', () => {
  const child: Recipient = { ...ANYBODY, ageGroup: '0-12 years', notes: 'no alcohol' }
  expect(wordsOf({ ...child, notes: '' })).toEqual([])
  expect([...readWish({ ...child, corrections: ['-off:alcohol', '-off:sharp'] }).bans.attributes]).toEqual(
    expect.arrayContaining(['alcohol', 'sharp', 'fire']),
  )
})

test('a pastime that nobody knows is refused, and what no picker offers is ignored', () => {
  const wish = readWish(ANYBODY)
  expect(correctionsFor(wish, { ...NOTHING_MORE, kept: [], likes: 'zorbing xylo' })).toBeUndefined()
  expect(
    correctionsFor(wish, {
      kept: ['off:anything', 'likes:x'],
      likes: '',
      off: 'elephants',
      only: 'x',
      'up to': '-4',
    }),
  ).toEqual([])
})

test('a word that every object of the language has is a word like any other', () => {
  expect(wordsOf({ ...ANYBODY, preferences: 'no constructor' })).toContain('off: constructor')
})
