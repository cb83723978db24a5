import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { generationRuns, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { startHttpServer } from '#test/programs/http-server.ts'
import { textOf } from '#test/read-page.ts'

/** What the model gives in each language; of English ones it has none. */
const GIVEN: Record<string, readonly string[]> = {
  German: ['Handgedrehte Schale', 'Rotwein aus Italien', 'Wanderung mit Eseln'],
  Swedish: ['Handsvarvad skål', 'Tur med åsnor'],
}

/** It speaks as OpenAI's does. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { messages } = (await json(request)) as { messages: { role: string; content: string }[] }
  const asked = messages.find(({ role }) => role === 'user')?.content ?? ''
  const { language = 'English' } = JSON.parse(asked) as { language?: string }
  const elements = (GIVEN[language] ?? ['Wooden bowl']).map((idea) => ({ idea }))
  const delta = { role: 'assistant', content: JSON.stringify({ elements }) }
  const choices = [{ index: 0, delta, finish_reason: 'stop' }]
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(`data: ${JSON.stringify({ id: '1', created: 1, model: 'm', choices })}\n\n`)
  response.end('data: [DONE]\n\n')
}
const model = await startHttpServer((request, response) => void answer(request, response))
afterAll(() => model.close())

const { world, visit } = await ownSite({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: `${model.url}/v1`,
  AI_MODEL: 'm',
  IDEAS_PER_DAY: '9',
})
beforeEach(async () => {
  await world.db.delete(generationRuns)
  await world.db.delete(giftProfiles)
})
const owner = await signedIn(world, visit())

/** A list of made ideas on a profile in a language. */
async function listIn(language: string) {
  const fields = { hobbies: 'knitting', gift_preferences: 'no alcohol', additional_notes: '' }
  const { id } = await makeProfile(owner, { fields, ideas: [], complete: false })
  await world.db.update(giftProfiles).set({ language })
  await owner.post(`/portal/suggestions/${id}/generate`)
  return id
}
const stored = async () => world.db.select().from(ideas).orderBy(ideas.position)
const offersOthers = async (id: string) =>
  textOf(await (await owner.get(`/portal/suggestions/${id}`)).text()).includes(
    'Some ideas are not in the language of this list',
  )

test('a model gives ideas in the language of the list, without what it refuses; ours beside them are in it, too', async () => {
  await listIn('de')
  const list = await stored()
  expect(list).toHaveLength(15)
  expect(list.slice(0, 2)).toMatchObject([
    { text: 'Handgedrehte Schale', source: 'model', language: 'de', english: null },
    { text: 'Wanderung mit Eseln', source: 'model', language: 'de', english: null },
  ])
  expect(new Set(list.slice(2).map(({ source, language }) => `${source} ${language}`))).toEqual(
    new Set(['built-in de']),
  )
})

test('where we have none of our own, the model’s are in the language, and ours in English', async () => {
  const id = await listIn('sv')
  const list = await stored()
  expect(list).toHaveLength(15)
  for (const { source, language } of list) expect(language).toBe(source === 'model' ? 'sv' : null)
  expect(list.filter(({ source }) => source === 'model').map(({ text }) => text)).toEqual(GIVEN.Swedish)
  expect(await offersOthers(id)).toBe(false)
})

test('after the language was changed, ideas in it replace those of the model and ours', async () => {
  const id = await listIn('en')
  expect(await offersOthers(id)).toBe(false)
  await world.db.update(giftProfiles).set({ language: 'sv' })
  expect(await offersOthers(id)).toBe(true)
  await world.db.update(giftProfiles).set({ language: 'de' })
  expect(await offersOthers(id)).toBe(true)
  await owner.post(`/portal/suggestions/${id}/renew`)
  expect(await offersOthers(id)).toBe(false)
  expect(new Set((await stored()).map(({ language }) => language))).toEqual(new Set(['de']))
})
