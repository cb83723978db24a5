import { expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { ideaFilter } from '#app/ideas/choice/filter.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

/** Hobbies, an idea, whether a faith or body that the text does not name refuses it. */
test.each([
  ['church choir', 'Brass kiddush cup', true],
  ['church choir', 'Padded prayer mat', true],
  ['church choir', 'Hymn recordings', false],
  ['knitting', 'Psalm verse bookmark', true],
  ['ramadan, baking', 'Padded prayer mat', false],
  ['ramadan, baking', 'Christmas bauble', true],
  ['knitting', 'Anti-ageing face serum', true],
  ['knitting', 'Bathroom scales', true],
])('of "%s" the idea "%s" is refused: %s', (hobbies, idea, refused) => {
  expect(ideaFilter(readWish({ ...ANYBODY, hobbies }))(idea) !== null).toBe(refused)
})

/** Notes, words that never come, a reason that comes. */
test.each([
  ['arthritis in her hands', /rotary|needle|tweezer/i, 'because of: arthritis'],
  ['new mom, no time', /\bm[ou]m\b/i, 'because of: new mom'],
  ['she has dementia', /quiz|memory game|trivia/i, 'because of: dementia'],
  ['her husband died in march', /for two|couple|funny/i, 'because of: her husband died'],
  ['recovering from surgery', /gym|running|trampoline/i, 'because of: recovering from'],
  ['she lives in a care home', /candle|kettle|knife/i, 'because of: lives in a care home'],
])('"%s" excludes and brings ideas', (notes, never, reason) => {
  for (let seed = 0; seed < 5; seed++) {
    const recipient = { ...ANYBODY, ageGroup: '55+ years' as const, hobbies: 'quilting', notes }
    const chosen = chosenIdeas(recipient, { count: 15, exclude: [], seed })
    expect(chosen.filter(({ text }) => never.test(text)).map(({ text }) => text)).toEqual([])
    expect(chosen.map((each) => each.reason)).toContain(reason)
  }
})

test('of one unknown pastime at most three ideas are templates, in a list at most five', () => {
  for (const hobbies of ['worm charming', 'worm charming, thatching, town crying']) {
    const chosen = chosenIdeas({ ...ANYBODY, hobbies }, { count: 15, exclude: [], seed: 3 })
    const templates = chosen.filter(({ template }) => template)
    const phrases = templates.map(({ interest }) => interest?.phrase)
    expect(templates.length).toBeGreaterThan(0)
    expect(templates.length).toBeLessThanOrEqual(5)
    for (const phrase of phrases)
      expect(phrases.filter((each) => each === phrase).length).toBeLessThanOrEqual(3)
  }
})
