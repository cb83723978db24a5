import { describe, expect, test } from 'vitest'

import type { GenerationFailure } from '#app/domain/ideas/generation.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'
import { pipeline } from '#app/server/generator/pipeline.ts'
import { GenerationFailed, type IdeaModel, type IdeasWanted } from '#app/server/generator/port.ts'

const RECIPIENT: Recipient = {
  ageGroup: '35-44 years',
  occasion: 'birthday',
  otherOccasion: null,
  hobbies: 'wild swimming',
  preferences: 'no alcohol',
  notes: '',
}
const THINGS =
  'dry changing robe,tow float,swim goggles,hand warmers,enamel flask,bobble hat,neoprene gloves,tide clock,lake map,sea sponge,deck chair,picnic rug,pocket torch,fern press,brass bell'.split(
    ',',
  )

const WITHOUT_TEXTS = { timeoutMs: 1000, textsIn: async () => undefined }

/** What the model does at each request: gives these texts, then fails or ends. */
interface Answer {
  texts?: readonly string[]
  fails?: GenerationFailure
}

function scripted(...answers: Answer[]) {
  const asked: IdeasWanted[] = []
  const model: IdeaModel = {
    async *ideasFor(_, wanted) {
      const { texts = [], fails } = answers[asked.length] ?? {}
      asked.push(wanted)
      for (const text of texts) yield { text, source: 'model', reason: '' }
      if (fails) throw new GenerationFailed(fails)
    },
  }
  return { model, asked }
}

async function collect(model: IdeaModel, changes: Partial<IdeasWanted> = {}) {
  const wanted = { count: 15, exclude: [], seed: 1, ...changes }
  const ideas: { text: string; source: string }[] = []
  let failure: GenerationFailure | null = null
  try {
    for await (const { text, source } of pipeline(model, WITHOUT_TEXTS).ideasFor(RECIPIENT, wanted)) {
      ideas.push({ text, source })
    }
  } catch (error) {
    if (!(error instanceof GenerationFailed)) throw error
    failure = error.code
  }
  const ofModel = ideas.filter(({ source }) => source === 'model').map(({ text }) => text)
  return { ideas, failure, ofModel, different: new Set(ideas.map(({ text }) => sameIdeaKey(text))).size }
}

/** What the model does | its ideas among the fifteen | requests. */
const TOPPED_UP: readonly (readonly [string, Answer[], number, number])[] = [
  ['a full answer', [{ texts: THINGS }], 15, 1],
  ['thirty ideas', [{ texts: [...THINGS, ...THINGS.map((thing) => `red ${thing}`)] }], 15, 1],
  [
    'too few, then the rest',
    [{ texts: THINGS.slice(0, 10), fails: 'bad_output' }, { texts: THINGS.slice(10) }],
    15,
    2,
  ],
  ['only banned ideas', [{ texts: ['gin set'] }, { texts: ['rum cake'], fails: 'bad_output' }], 0, 2],
  ['too few twice', [{ texts: THINGS.slice(0, 4), fails: 'bad_output' }, { fails: 'bad_output' }], 4, 2],
  ['nothing, then a full answer', [{ fails: 'bad_output' }, { texts: THINGS }], 15, 2],
  [
    'dropped, then refused',
    [{ texts: THINGS.slice(0, 5), fails: 'unavailable' }, { fails: 'rate_limited' }],
    5,
    2,
  ],
  ['a time-out after three', [{ texts: THINGS.slice(0, 3), fails: 'timeout' }], 3, 1],
  ['one idea in other words', [{ texts: ['tow float', 'Tow Floats', 'float, tow'] }], 1, 2],
  ['one thing twice', [{ texts: ['Dry robe with hood', 'hooded dry robe, size M', 'red dry robe'] }], 1, 2],
  ['ragged spaces', [{ texts: ['  tow \n float '] }], 1, 2],
  [
    'banned, linked, marked up, too long, too short',
    [{ texts: ['gin set', 'see www.a.example', '<b>hat</b>', 'x'.repeat(81), 'ab', 'tow float'] }],
    1,
    2,
  ],
]

describe('fifteen different ideas whenever something usable arrived', () => {
  test.each(TOPPED_UP)('%s', async (_, answers, ofModel, requests) => {
    const { model, asked } = scripted(...answers)
    const result = await collect(model)
    expect(result).toMatchObject({ failure: null, different: 15 })
    expect({ ofModel: result.ofModel.length, requests: asked.length }).toEqual({ ofModel, requests })
  })

  test('the second request asks for the missing ones and names those it has', async () => {
    const { model, asked } = scripted({ texts: THINGS.slice(0, 12) }, { texts: THINGS.slice(12) })
    await collect(model, { exclude: ['old kite'] })
    expect(asked[1]?.count).toBe(3)
    expect(asked[1]?.exclude).toEqual(expect.arrayContaining(['old kite', 'Dry changing robe']))
  })

  test('what the owner wrote is told to no model, and does not come again', async () => {
    const { model, asked } = scripted({ texts: ['Tow float for Anna'] }, { texts: THINGS })
    const exclude = ['tow float for Anna', 'old kite']
    const { ideas } = await collect(model, { exclude, unsaid: ['tow float for Anna'] })
    expect(asked.map((request) => request.exclude)).toEqual([['old kite'], ['old kite']])
    expect(ideas.map(({ text }) => text)).not.toContain('Tow float for Anna')
  })

  test('half a letter is no idea', async () => {
    const { model } = scripted({ texts: ['Wooden kite \ud83c set', ...THINGS] })
    const { ideas, different } = await collect(model)
    expect(ideas.map(({ text }) => text).filter((text) => !text.isWellFormed())).toEqual([])
    expect(different).toBe(15)
  })

  test('an excluded idea is not accepted from the model either', async () => {
    const { model } = scripted({ texts: THINGS })
    const { ideas, different } = await collect(model, { exclude: ['Tow floats'] })
    expect(ideas.map(({ text }) => text)).not.toContain('Tow float')
    expect(different).toBe(15)
  })
})

/** What the model does | the failure told | requests. */
test.each<[string, Answer[], GenerationFailure, number]>([
  ['auth', [{ fails: 'auth' }], 'auth', 1],
  ['not found', [{ fails: 'not_found' }], 'not_found', 1],
  ['rate limited', [{ fails: 'rate_limited' }], 'rate_limited', 1],
  ['timeout', [{ fails: 'timeout' }], 'timeout', 1],
  ['unavailable twice', [{ fails: 'unavailable' }, { fails: 'unavailable' }], 'unavailable', 2],
  ['the first failure counts', [{ fails: 'bad_output' }, { fails: 'auth' }], 'bad_output', 2],
])('fails when nothing usable arrived: %s', async (_, answers, failure, requests) => {
  const { model, asked } = scripted(...answers)
  const result = await collect(model)
  expect({ ideas: result.ideas.length, failure: result.failure, requests: asked.length }).toEqual({
    ideas: 0,
    failure,
    requests,
  })
})

test('a model’s prices are told in the currency asked for, within the budget, and by our own rules', async () => {
  const recipient = { ...RECIPIENT, preferences: 'at most €65' }
  const said: Record<string, string> = {
    'tow float': '15-30',
    'swim goggles': 'call +49 30 123456',
    'hand warmers': '',
    'tide clock': '60-90',
  }
  const model: IdeaModel = {
    async *ideasFor() {
      for (const text of THINGS) yield { text, source: 'model', reason: '', priceGuess: said[text] }
    },
  }
  const made = async (currency: 'EUR' | null) => {
    const ideas = pipeline(model, WITHOUT_TEXTS).ideasFor(recipient, {
      count: 15,
      exclude: [],
      currency,
      seed: 1,
    })
    const prices = new Map<string, string | undefined>()
    for await (const { text, priceGuess } of ideas) prices.set(text, priceGuess)
    return prices
  }
  const priced = await made('EUR')
  expect(priced.get('Tow float')).toBe('about €15–30')
  for (const text of ['Swim goggles', 'Hand warmers'])
    expect([priced.has(text), priced.get(text)]).toEqual([true, undefined])
  expect(priced.has('Tide clock')).toBe(false)
  const unpriced = await made(null)
  expect([...unpriced.values()].filter(Boolean)).toEqual([])
  expect(unpriced.has('Tide clock')).toBe(true)
})

test('a fault of ours is not disguised as the provider’s', async () => {
  const model: IdeaModel = {
    // oxlint-disable-next-line require-yield
    async *ideasFor() {
      throw new RangeError('ours')
    },
  }
  await expect(collect(model)).rejects.toThrow(RangeError)
})

test('an idea of the model that tells a word of a hidden field gives way to a built-in one', async () => {
  const recipient = { ...RECIPIENT, notes: 'she used to play goalball', hidden: ['notes' as const] }
  const { model } = scripted({ texts: ['goalball kit bag', ...THINGS.slice(1)] })
  const texts = []
  const made = pipeline(model, WITHOUT_TEXTS).ideasFor(recipient, { count: 15, exclude: [], seed: 1 })
  for await (const { text } of made) texts.push(text)
  expect(texts).toHaveLength(15)
  expect(texts.join()).not.toMatch(/goalball/i)
})
