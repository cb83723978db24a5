import { expect, test } from 'vitest'
import { countInMemory } from '#app/server/limits/in-memory.ts'
import { profileForm } from '#test/make.ts'
import { textOf } from '#test/read-page.ts'
import { openSite } from '#test/own-site.ts'
import { storedRows } from '#test/database/stored-rows.ts'
import { ownWorld } from '#test/world.ts'

const PATH = '/create-gift-profile'
const world = await ownWorld()
const visit = await openSite({
  ...world,
  countPreview: countInMemory({ max: 2, seconds: 600 }, world.clock),
})

const CHESS = /chess|grandmaster|board|piece|game|opening/i

let clients = 0
const stranger = () => visit(`203.0.113.${(clients += 1)}`)

/** The ideas that the invitation to an account shows. */
function firstIdeas(html: string): string[] {
  const list = /aria-label="First ideas"[^>]*>([^]*?)<\/ul>/.exec(html)?.[1] ?? ''
  return [...list.matchAll(/class="tag-title"[^>]*>([^<]*)</g)].map(([, idea = '']) => idea)
}

async function filledIn(browser = stranger(), fields = {}): Promise<string> {
  const answer = await browser.post(PATH, profileForm(fields))
  expect(answer.status).toBe(200)
  return answer.text()
}

test('who has no account sees the first three ideas above the invitation, and that there are more', async () => {
  const html = await filledIn(stranger(), { hobbies: 'chess' })
  const ideas = firstIdeas(html)
  expect(new Set(ideas).size).toBe(3)
  expect(ideas.filter((idea) => CHESS.test(idea)).length).toBeGreaterThan(1)
  expect(textOf(html)).toContain('and twelve more')
  expect(html.indexOf('First ideas')).toBeLessThan(html.indexOf('name="temporary_profile"'))
})

test('they come in the language that was chosen for them', async () => {
  const english = firstIdeas(await filledIn(stranger(), { hobbies: 'chess', language: 'en' }))
  const german = firstIdeas(await filledIn(stranger(), { hobbies: 'chess', language: 'de' }))
  expect(german).toHaveLength(3)
  expect(german.filter((idea) => english.includes(idea))).toEqual([])
})

test('what to avoid is avoided, and nothing is stored', async () => {
  const before = await storedRows(world)
  const wishes = { hobbies: 'baking', gift_preferences: 'no chocolate, under 20 euros' }
  const ideas = firstIdeas(await filledIn(stranger(), wishes))
  expect(ideas).toHaveLength(3)
  expect(ideas.join(' ')).not.toMatch(/chocolate/i)
  expect(await storedRows(world)).toEqual(before)
})

test('above the limit of an address the invitation comes without ideas', async () => {
  const browser = stranger()
  for (const shown of [3, 3, 0, 0]) {
    const html = await filledIn(browser)
    expect(firstIdeas(html)).toHaveLength(shown)
    expect(textOf(html)).toContain('Create Account')
  }
  expect(firstIdeas(await filledIn())).toHaveLength(3)
})

test('a form with a mistake gets no ideas', async () => {
  const answer = await stranger().post(PATH, profileForm({ recipient_name: '' }))
  expect(answer.status).toBe(422)
  expect(firstIdeas(await answer.text())).toEqual([])
})
