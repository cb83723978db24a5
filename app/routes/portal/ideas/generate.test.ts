import { eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { GENERATION_FAILURES, type GenerationFailure } from '#app/domain/ideas/generation.ts'
import { generationRuns, giftProfiles, giftSuggestions } from '#app/server/database/schema.ts'
import { GenerationFailed, type IdeaGenerator } from '#app/server/generator/port.ts'
import { toastIn, follow, noticesOf, textOf } from '#test/read-page.ts'
import { ideaIds, makeProfile, type MadeProfile } from '#test/make.ts'
import { visitedSite, openSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const { world, visitors } = await visitedSite({ IDEAS_PER_DAY: '2' })
let profile: MadeProfile
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T12:00:00.000Z')
  await world.db.delete(generationRuns)
  profile = await makeProfile(visitors.owner, { ideas: [] })
})

async function stored(id = profile.id) {
  const [list] = await world.db.select().from(giftSuggestions).where(eq(giftSuggestions.profile_id, id))
  return list
}

function start(browser: Browser = visitors.owner, id = profile.id): Promise<Response> {
  return browser.post(`/portal/suggestions/${id}/generate`)
}

/** The owner's browser on a site whose ideas come from another generator; the database is the same. */
async function ownerOn(generator: IdeaGenerator): Promise<Browser> {
  const visit = await openSite({ ...world, generator })
  const browser = visit()
  for (const [name, value] of visitors.owner.cookies) browser.cookies.set(name, value)
  return browser
}

function failing(failure: GenerationFailure | Error, after: readonly string[] = []): IdeaGenerator {
  return {
    async *ideasFor() {
      for (const text of after) yield { text, source: 'model', reason: '' }
      throw failure instanceof Error ? failure : new GenerationFailed(failure)
    },
  }
}

test('generating stores exactly 15 different ideas with their shop links, all free', async () => {
  const { path, html } = await follow(visitors.owner, await start())
  expect(path).toBe(`/portal/suggestions/${profile.id}?mode=ai`)
  expect(noticesOf(html)).toEqual(['Gift suggestions generated successfully'])

  const list = await stored()
  expect(list?.suggestions).toHaveLength(15)
  expect(new Set(list?.suggestions.map((idea) => idea.toLowerCase())).size).toBe(15)
  expect(list?.shopping_urls.map(({ suggestion }) => suggestion)).toEqual(list?.suggestions)
  expect(list?.status).toEqual(list?.suggestions.map((suggestion) => ({ suggestion, taken: false })))
  for (const { suggestion, shoppingUrl } of list?.shopping_urls ?? []) {
    expect(new URL(shoppingUrl).searchParams.get('k')).toBe(suggestion)
  }
  for (const idea of list?.suggestions ?? []) expect(textOf(html)).toContain(idea)
})

test('a second start changes nothing and costs nothing', async () => {
  await start()
  const before = await stored()
  expect(toastIn(await start())).toBeUndefined()
  expect(await stored()).toEqual(before)
  expect(await world.db.$count(generationRuns)).toBe(1)
})

test('a list written by hand is never replaced', async () => {
  await visitors.owner.post(`/portal/suggestions/${profile.id}`, { version: '0', suggestion: ['my own'] })
  expect(toastIn(await start()), 'nothing was made').toBeUndefined()
  expect((await stored())?.suggestions).toEqual(['my own'])
  expect(await world.db.$count(generationRuns)).toBe(0)
})

test('lines written while ideas are being made stay', async () => {
  const browser = await ownerOn({
    async *ideasFor() {
      yield { text: 'made first', source: 'model', reason: '' }
      await visitors.owner.post(`/portal/suggestions/${profile.id}`, { version: '0', suggestion: ['my own'] })
      yield { text: 'made second', source: 'model', reason: '' }
    },
  })
  expect(toastIn(await start(browser)), 'nothing was made').toBeUndefined()
  expect((await stored())?.suggestions).toEqual(['my own'])
})

test('two simultaneous starts are one run', async () => {
  let asked = 0
  const browser = await ownerOn({
    ideasFor(recipient, wanted) {
      asked++
      return world.generator.ideasFor(recipient, wanted)
    },
  })
  const answers = await Promise.all([start(browser), start(browser)])
  for (const answer of answers) {
    expect(answer.headers.get('Location')).toBe(`/portal/suggestions/${profile.id}?mode=ai`)
  }
  expect(asked).toBe(1)
  expect((await stored())?.suggestions).toHaveLength(15)
  expect(await world.db.$count(generationRuns)).toBe(1)
})

test('while a run is under way the page shows the ideas it has', async () => {
  const seen: string[] = []
  const browser = await ownerOn({
    async *ideasFor() {
      yield { text: 'a very red kite', source: 'model', reason: '' }
      seen.push(await (await visitors.owner.get(`/portal/suggestions/${profile.id}?mode=ai`)).text())
      yield { text: 'a lamp', source: 'model', reason: '' }
    },
  })
  await start(browser)
  expect(textOf(seen[0] ?? '')).toContain('a very red kite')
  expect(textOf(seen[0] ?? '')).toContain('Generating Gift Suggestions')
})

test('one owner has one run at a time', async () => {
  const second = await makeProfile(visitors.owner, { ideas: [] })
  let refusal: Response | undefined
  const browser = await ownerOn({
    async *ideasFor() {
      yield { text: 'a kite', source: 'model', reason: '' }
      refusal = await start(visitors.owner, second.id)
    },
  })
  await start(browser)
  expect(refusal?.headers.get('Location')).toContain('failed=generation_running_elsewhere')
  expect(await stored(second.id)).toBeUndefined()
  expect((await stored())?.suggestions).toEqual(['a kite'])
})

test('the allowance of a day is IDEAS_PER_DAY runs, and a day later there is another', async () => {
  for (let made = 0; made < 2; made++)
    await start(visitors.owner, (await makeProfile(visitors.owner, { ideas: [] })).id)
  const { html } = await follow(visitors.owner, await start())
  expect(noticesOf(html)).toContain('Failed to generate gift suggestions')
  expect(textOf(html)).toContain(
    'Failed to generate suggestions: today’s allowance is used up, please come back tomorrow',
  )
  expect(await stored()).toBeUndefined()

  world.time.now = new Date(world.time.now.getTime() + DAY_MS)
  await start()
  expect(await stored()).toBeUndefined()
  world.time.now = new Date(world.time.now.getTime() + 1)
  await start()
  expect((await stored())?.suggestions).toHaveLength(15)
})

test('deleting a profile does not give its run back', async () => {
  for (let made = 0; made < 2; made++) {
    const { id } = await makeProfile(visitors.owner, { ideas: [] })
    await start(visitors.owner, id)
    await visitors.owner.post(`/portal/profile/${id}/delete`)
  }
  const answer = await start()
  expect(answer.headers.get('Location')).toContain('failed=generation_allowance_used')
  expect(await stored()).toBeUndefined()
})

/** What the Error panel says, where it does not begin as usual. */
const SENTENCES: Partial<Record<GenerationFailure, RegExp>> = {
  bad_output: /^Error\nInvalid suggestions format received$/m,
  no_ideas: /^Error\nNo suggestions received from the AI service$/m,
}
const USUAL = /^Error\nFailed to generate suggestions: \S/m

test.each(GENERATION_FAILURES)(
  'a generator that fails with %s: its sentence in the Error panel, and Try again works',
  async (code) => {
    const browser = await ownerOn(failing(code))
    const { html } = await follow(browser, await start(browser))
    expect(noticesOf(html)).toContain('Failed to generate gift suggestions')
    expect(textOf(html)).toMatch(SENTENCES[code] ?? USUAL)
    expect(textOf(html)).toContain('Try again')
    expect(textOf(html)).not.toContain('Generating Gift Suggestions')
    expect(await stored()).toBeUndefined()

    await start()
    expect((await stored())?.suggestions).toHaveLength(15)
  },
)

test('failed runs leave the day’s allowance as it was', async () => {
  const broken = await ownerOn(failing('unavailable'))
  for (let tried = 0; tried < 3; tried++) await start(broken)
  await start()
  expect((await stored())?.suggestions).toHaveLength(15)
})

test('after a failure of the model the list can be made without AI', async () => {
  const site = await openSite({
    ...world,
    generator: failing('unavailable'),
    env: { ...world.env, AI_PROVIDER: 'anthropic', AI_MODEL: 'm' },
  })
  const browser = site()
  for (const [name, value] of visitors.owner.cookies) browser.cookies.set(name, value)
  const { html } = await follow(browser, await start(browser))
  expect(textOf(html)).toContain('Make them without AI')

  await browser.post(`/portal/suggestions/${profile.id}/generate`, { without_ai: 'on' })
  expect((await stored())?.suggestions).toHaveLength(15)
})

test('a generator that gives nothing: no suggestions received', async () => {
  const browser = await ownerOn({ async *ideasFor() {} })
  const { html } = await follow(browser, await start(browser))
  expect(textOf(html)).toContain('No suggestions received from the AI service')
  expect(await stored()).toBeUndefined()
})

test('a generator that breaks: an unexpected error, and its own words reach nobody', async () => {
  const browser = await ownerOn(failing(new Error('key sk-123 of rosa@example.org')))
  const { html } = await follow(browser, await start(browser))
  expect(textOf(html)).toContain('An unexpected error occurred while generating suggestions')
  expect(html).not.toContain('sk-123')
})

test('a generator that fails half-way stores no half list', async () => {
  const browser = await ownerOn(failing('unavailable', ['a kite', 'a lamp']))
  await start(browser)
  expect(await stored()).toBeUndefined()
})

/** A run that another server left behind. */
async function silentRun(run: { lease_until: Date }): Promise<void> {
  const [owned] = await world.db.select().from(giftProfiles)
  await world.db.insert(generationRuns).values({
    profile_id: profile.id,
    owner_id: owned?.created_by ?? '',
    seed: 1,
    accepted: [{ text: 'Kept from before', source: 'model', reason: '' }],
    created_at: world.time.now,
    ...run,
  })
}

test('a run whose server died is taken over after its lease and goes on where it was', async () => {
  await silentRun({ lease_until: new Date(world.time.now.getTime() + 10_000) })
  await start()
  expect(await stored()).toBeUndefined()

  world.time.now = new Date(world.time.now.getTime() + 10_001)
  await start()
  expect((await stored())?.suggestions).toHaveLength(15)
  expect((await stored())?.suggestions[0]).toBe('Kept from before')
  expect(await world.db.$count(generationRuns)).toBe(1)
})

test('asking to watch goes on with a silent run, and starts none', async () => {
  const watch = () => visitors.owner.post(`/portal/suggestions/${profile.id}/generate`, { watching: 'on' })
  await watch()
  expect(await world.db.$count(generationRuns)).toBe(0)

  await silentRun({ lease_until: new Date(world.time.now.getTime() - 1) })
  await watch()
  expect((await stored())?.suggestions[0]).toBe('Kept from before')
  expect((await stored())?.suggestions).toHaveLength(15)
})

test('a holder that fell silent and wakes up again writes nothing into the run of another', async () => {
  const browser = await ownerOn({
    async *ideasFor() {
      yield { text: 'made by the first', source: 'model', reason: '' }
      world.time.now = new Date(world.time.now.getTime() + 60_000)
      await start()
      yield { text: 'made too late', source: 'model', reason: '' }
      throw new GenerationFailed('unavailable')
    },
  })
  const answer = await start(browser)
  expect(answer.headers.get('Location')).toBe(`/portal/suggestions/${profile.id}?mode=ai`)
  expect((await stored())?.suggestions[0]).toBe('made by the first')
  expect((await stored())?.suggestions).not.toContain('made too late')
  expect((await stored())?.suggestions).toHaveLength(15)
  const runs = await world.db.select().from(generationRuns)
  expect(runs.map(({ state, failure }) => ({ state, failure }))).toEqual([{ state: 'done', failure: null }])
})

test('no generator hears the recipient’s name', async () => {
  const named = await makeProfile(visitors.owner, {
    fields: {
      recipient_name: 'Grandma Rosemary Miller',
      hobbies: 'Rosemary loves chess',
      gift_preferences: 'Ask Mr Miller',
      additional_notes: 'For Grandma Rosemary Miller, who likes rosemary tea',
    },
    ideas: [],
  })
  const heard: string[] = []
  const browser = await ownerOn({
    async *ideasFor(recipient) {
      heard.push(JSON.stringify(recipient))
      yield { text: 'a kite', source: 'model', reason: '' }
    },
  })
  await start(browser, named.id)
  expect(heard[0]).toContain('chess')
  expect(heard[0]).toContain('rosemary tea')
  expect(heard[0]).not.toMatch(/Rosemary|Miller/)
})

test('a failure is logged by its code alone', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const visit = await openSite({ ...world, log, generator: failing('auth') })
  const browser = visit()
  for (const [name, value] of visitors.owner.cookies) browser.cookies.set(name, value)
  await start(browser)
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(logged.filter(({ msg }) => msg !== 'request')).toEqual([
    expect.objectContaining({ code: 'generation_auth', msg: 'generation failed' }),
  ])
  expect(lines.join()).not.toMatch(/Rosemary|gardening|rosa|example\.org/i)
})

test('source and reason are the owner’s alone: no byte of them is on the shared page', async () => {
  const reason = 'because of: secret falconry'
  const browser = await ownerOn({
    async *ideasFor() {
      yield { text: 'a kite', source: 'model', reason }
      yield { text: 'a lamp', source: 'built-in', reason }
    },
  })
  await start(browser)
  const own = textOf(await (await visitors.owner.get(`/portal/suggestions/${profile.id}`)).text())
  for (const words of ['Suggested by AI', 'Built-in idea', 'for secret falconry'])
    expect(own).toContain(words)

  for (const who of ['owner', 'other', 'nobody'] as const) {
    for (const path of [`/gift/${profile.slug}`, `/gift/${profile.slug}.data`]) {
      const bytes = await (await visitors[who].get(path)).text()
      expect(bytes).toContain('a kite')
      expect(bytes).not.toMatch(/secret falconry|because of|built-in|Suggested by AI|\bmodel\b/i)
    }
  }
})

test('an idea that the owner changes is written by them', async () => {
  await start()
  const [first = '', second = '', ...others] = (await stored())?.suggestions ?? []
  const ids = await ideaIds(visitors.owner, profile.slug)
  await visitors.owner.post(`/portal/suggestions/${profile.id}`, {
    version: '1',
    suggestion: [first, `${second} in blue`, ...others],
    suggestion_id: [first, second, ...others].map((text) => ids.get(text) ?? ''),
  })
  const page = textOf(await (await visitors.owner.get(`/portal/suggestions/${profile.id}`)).text())
  expect(page.match(/Written by you/g)).toHaveLength(1)
  expect(page.match(/Built-in idea/g)).toHaveLength(14)
})

test('one owner’s allowance is not another’s', async () => {
  for (let made = 0; made < 2; made++)
    await start(visitors.owner, (await makeProfile(visitors.owner, { ideas: [] })).id)
  const others = await makeProfile(visitors.other, { ideas: [] })
  await start(visitors.other, others.id)
  expect((await stored(others.id))?.suggestions).toHaveLength(15)
})

test.each(['generation_auth<script>', 'profile_not_found', 'constructor', ''])(
  'a forged failure in the address shows nothing: %s',
  async (code) => {
    const path = `/portal/suggestions/${profile.id}?mode=ai&failed=${encodeURIComponent(code)}`
    const page = await (await visitors.owner.get(path)).text()
    expect(textOf(page)).toContain('Generating Gift Suggestions')
    expect(textOf(page)).not.toContain('Try again')
  },
)
