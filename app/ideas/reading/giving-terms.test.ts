import { expect, test } from 'vitest'
import { givingTerms } from '#app/ideas/reading/giving-terms.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

test.each([
  [['Small things that last', 'No chocolate'], ['No chocolate']],
  [['Loves tea, up to €30, no wool'], ['up to €30', 'no wool']],
  [['No wool, silk or fur. Blue is nice.'], ['No wool, silk or fur']],
  [['no wool, she loves blue'], ['no wool']],
  [['Budget: £20.50; anything green'], ['Budget: £20.50']],
  [['Please nothing over 1,000 yen'], ['Please nothing over 1,000 yen']],
  [['Allergic to nuts\nLikes jazz'], ['Allergic to nuts']],
  [['No wool', 'no wool'], ['No wool']],
  [['Bitte kein Parfüm'], ['Bitte kein Parfüm']],
  [['She is under 50 and loves the sea'], []],
  [['', '  , ; \n.'], []],
  [['Likes a good pun'], []],
  [['- Budget: 40 €\n- a kite'], ['- Budget: 40 €']],
  [['See https://x.example/a,no nuts'], ['See https://x.example/a,no nuts']],
  [['- Cascadia (35€)\n- a knife https://x.example/opinel-no-8\n- no mugs, please'], ['- no mugs']],
])('of %j a giver must know %j', (texts, terms) => {
  expect(givingTerms(texts)).toEqual(terms)
})

test.each([
  ['a refusal of many things', 'no a', ', b'],
  ['a refusal of many things that stand for eighteen letters', 'no \ufdfa', ', \ufdfa'],
  ['a refusal of amounts', 'no 1½', ', 1½'],
])('%s in 400 characters is read in under 10 ms', async (_what, first, next) => {
  const text = (first + next.repeat(400)).slice(0, 400)
  expect(await usualMilliseconds(5, () => givingTerms([text]))).toBeLessThan(10)
})
