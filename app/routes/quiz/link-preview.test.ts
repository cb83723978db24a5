import { beforeEach, expect, test } from 'vitest'
import { emptySite } from '#test/own-site.ts'
import { guess, makeQuiz } from '#test/data/quiz.ts'
import { unescaped } from '#test/read-page.ts'

const OWN = 'DCBADCBA'
const PNG = [0x89, 0x50, 0x4e, 0x47]

const { world, visit } = await emptySite()
let quizId: string
beforeEach(async () => {
  quizId = await makeQuiz(visit(), OWN)
})

/** What a page's head says to a chat, by name. */
async function previewOf(path: string): Promise<Record<string, string>> {
  const html = await (await visit().get(path)).text()
  const [, head = ''] = /<head>([^]*)<\/head>/.exec(html) ?? []
  const tags = head.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"\/?>/g)
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, unescaped(content)]))
}

async function cardAt(path: string): Promise<{ type: string | null; width: number; height: number }> {
  const answer = await visit().get(path)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 4)]).toEqual(PNG)
  return {
    type: answer.headers.get('Content-Type'),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  }
}

const CARD = { type: 'image/png', width: 1200, height: 630 }
const here = (url: string | undefined) => (url ?? '').replace('http://localhost:3000', '')

test('an invitation’s preview names the first player and has a card with the name', async () => {
  const preview = await previewOf(`/quiz/play/${quizId}`)
  expect(preview['og:title']).toBe('Maya just took this quiz!')
  expect(preview['og:url']).toBe(`http://localhost:3000/quiz/play/${quizId}`)
  expect(preview['og:image']).toBe(`http://localhost:3000/quiz/play/${quizId}/card.png`)
  expect(preview['twitter:card']).toBe('summary_large_image')
  expect(preview.robots).toBe('noindex')
  expect(await cardAt(here(preview['og:image']))).toEqual(CARD)
  const card = await visit().get(here(preview['og:image']))
  expect(card.headers.get('X-Robots-Tag')).toBe('noindex')
  // Or a proxy would go on showing the card of a quiz that is taken down.
  expect(card.headers.get('Cache-Control')).toBe('no-cache')
  const known = { 'If-None-Match': card.headers.get('ETag') ?? '' }
  expect((await visit().request(here(preview['og:image']), { headers: known })).status).toBe(304)
})

test('a result’s preview has score and tier, and its card is the same for every result with that score', async () => {
  await guess(visit(), quizId, 'DCBAAAAA')
  const preview = await previewOf(`/quiz/results/${quizId}`)
  expect(preview['og:title']).toBe('5 of 8: Solid Vibes Slight Misses')
  expect(preview['og:image']).toBe('http://localhost:3000/quiz/card/score-5.png')
  expect(JSON.stringify(preview)).not.toMatch(/[A-D]{8}/)
  expect(await cardAt(here(preview['og:image']))).toEqual(CARD)
})

test.each(['PLANNER_PRO', 'SNACK_NINJA', 'COZY_QUEEN', 'TRENDY_MAVEN', 'CHILL_SAGE'])(
  'the link of the vibe %s has its own preview and card',
  async (vibe) => {
    const preview = await previewOf(`/quiz/mom-vibe/${vibe}`)
    expect(preview['og:image']).toBe(`http://localhost:3000/quiz/card/${vibe}.png`)
    expect(await cardAt(here(preview['og:image']))).toEqual(CARD)
  },
)

test.each(['partner', 'mom', 'score-0', 'score-8'])('there is a card %s', async (card) => {
  expect(await cardAt(`/quiz/card/${card}.png`)).toEqual(CARD)
})

test.each(['score-9', 'score--1', 'score-07', 'constructor', '__proto__', 'nothing', '%00'])(
  'there is no card %s',
  async (card) => {
    expect((await visit().get(`/quiz/card/${card}.png`)).status).toBe(404)
  },
)

test('an unknown or expired quiz has no card', async () => {
  expect((await visit().get('/quiz/play/23456789abcd/card.png')).status).toBe(404)
  world.time.now = new Date('2026-11-28T12:00:00.000Z')
  expect((await visit().get(`/quiz/play/${quizId}/card.png`)).status).toBe(404)
})
