import { expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const recipient = { ...ANYBODY, hobbies: 'gardening, cooking' }
const listsWith = (request: { rejected?: string[]; beside?: string[] }) =>
  Array.from({ length: 10 }, (_, seed) =>
    chosenIdeas(recipient, { count: 15, exclude: [], seed, ...request }),
  )

test('a rejected idea never comes again, and of its category fewer', () => {
  const before = listsWith({}).flat()
  const rejected = [...new Set(before.filter(({ idea }) => idea.category === 'book').map(({ text }) => text))]
  const after = listsWith({ rejected: rejected.slice(0, 2) })
  const keys = new Set(rejected.slice(0, 2).map(sameIdeaKey))
  expect(after.flat().filter(({ text }) => keys.has(sameIdeaKey(text)))).toEqual([])
  for (const list of after)
    expect(list.filter(({ idea }) => idea.category === 'book').length).toBeLessThanOrEqual(1)
})

test('a topped-up list holds no second thing of a kind that it has already', () => {
  const beside = ['Copper watering can', 'Carbon steel wok', 'Linen apron with pockets']
  const heads = new Set(beside.map(lemmas).flatMap((words) => headPositions(words).map((at) => words[at])))
  for (const { idea } of listsWith({ beside }).flat()) expect(heads).not.toContain(lemma(idea.headNoun))
})
