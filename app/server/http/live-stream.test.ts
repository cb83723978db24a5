import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { type Browser, openSite } from '#test/request.ts'
import { threeVisitors, type Visitors } from '#test/visitors.ts'
import { createWorld, type World } from '#test/world.ts'

let world: World
let visitors: Visitors
let profile: MadeProfile
beforeAll(async () => {
  world = await createWorld()
  visitors = await threeVisitors(world, await openSite(world))
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
})

const open: Stream[] = []
afterEach(() => Promise.all(open.splice(0).map((stream) => stream.close())))

/** An open event stream, read one event after the other. */
class Stream {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #text = ''

  constructor(answer: Response) {
    if (!answer.body) throw new Error('the stream has no body')
    this.#reader = answer.body.getReader()
    open.push(this)
  }

  /** The next event as its raw lines. */
  async next(): Promise<string> {
    while (!this.#text.includes('\n\n')) {
      const { done, value } = await this.#reader.read()
      if (done) return 'the end'
      this.#text += new TextDecoder().decode(value)
    }
    const end = this.#text.indexOf('\n\n')
    const event = this.#text.slice(0, end)
    this.#text = this.#text.slice(end + 2)
    return event
  }

  close(): Promise<void> {
    return this.#reader.cancel()
  }
}

async function watch(browser: Browser, slug = profile.slug): Promise<Stream> {
  const answer = await browser.get(`/gift/${slug}/live`)
  expect(answer.status).toBe(200)
  const stream = new Stream(answer)
  expect(await stream.next()).toContain('event: open')
  return stream
}

test.each(['owner', 'other', 'nobody'] as const)('%s hears of a take on an open stream', async (who) => {
  const stream = await watch(visitors[who])
  await visitors.nobody.post(`/gift/${profile.slug}/take`, { idea: 'a kite' })
  const event = await stream.next()
  expect(event).toContain('event: changed')
  expect(event).not.toContain('kite')
})

const DEEDS: [string, () => Promise<Response>][] = [
  [
    'saving ideas',
    () => visitors.owner.post(`/portal/suggestions/${profile.id}`, { version: '1', suggestion: ['a drum'] }),
  ],
  [
    'editing the profile',
    () => visitors.owner.post(`/portal/edit/${profile.id}`, profileForm({ version: '1', hobbies: 'tea' })),
  ],
  [
    'hiding a field',
    () => {
      const { show_notes: _, ...form } = profileForm({ version: '1' })
      return visitors.owner.post(`/portal/edit/${profile.id}`, form)
    },
  ],
  [
    'making it incomplete',
    () => visitors.owner.post(`/portal/profile/${profile.id}/status`, { status: 'incomplete' }),
  ],
  ['deleting it', () => visitors.owner.post(`/portal/profile/${profile.id}/delete`)],
]

test.each(DEEDS)('visitors hear of %s', async (_what, deed) => {
  const stream = await watch(visitors.nobody)
  expect((await deed()).status).toBe(302)
  expect(await stream.next()).toContain('event: changed')
})

test('the owner’s page hears each idea while they are made', async () => {
  const empty = await makeProfile(visitors.owner, { ideas: [] })
  const stream = await watch(visitors.owner, empty.slug)
  await visitors.owner.post(`/portal/suggestions/${empty.id}/generate`)
  expect(await stream.next()).toContain('event: changed')
})

test('every open page hears, each as often as something changed', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => watch(visitors.nobody)))
  for (const idea of ['a kite', 'a lamp']) {
    await visitors.nobody.post(`/gift/${profile.slug}/take`, { idea })
    for (const stream of streams) expect(await stream.next()).toContain('event: changed')
  }
})

test('a change of one profile wakes nobody who looks at another', async () => {
  const other = await makeProfile(visitors.owner)
  const heard: string[] = []
  const last = new Promise<void>((resolve) => {
    world.live.subscribe(other.id, () => heard.push('other'))
    world.live.subscribe(profile.id, () => {
      heard.push('own')
      resolve()
    })
  })
  // Notifications arrive in the order of their commits.
  await visitors.nobody.post(`/gift/${other.slug}/take`, { idea: 'a kite' })
  await visitors.nobody.post(`/gift/${profile.slug}/take`, { idea: 'a kite' })
  await last
  expect(heard).toEqual(['other', 'own'])
})

test('nothing is announced for a take that is refused', async () => {
  const heard: string[] = []
  const last = new Promise<void>((resolve) => {
    world.live.subscribe(profile.id, () => {
      heard.push('changed')
      if (heard.length === 2) resolve()
    })
  })
  const take = (idea: string) => visitors.nobody.post(`/gift/${profile.slug}/take`, { idea })
  await take('a kite')
  await take('a kite')
  await take('a book')
  await take('a lamp')
  await last
  expect(heard).toHaveLength(2)
})

test('the stream opens for whoever may see the page, and for nobody else', async () => {
  const hidden = await makeProfile(visitors.owner, { complete: false })
  const statuses = async (path: string) => {
    const answers = await Promise.all(
      [visitors.owner, visitors.other, visitors.nobody].map((browser) => browser.get(path)),
    )
    for (const { body } of answers) await body?.cancel()
    return answers.map(({ status }) => status)
  }
  expect(await statuses(`/gift/${profile.slug}/live`)).toEqual([200, 200, 200])
  expect(await statuses(`/gift/${hidden.slug}/live`)).toEqual([200, 403, 403])
  expect(await statuses('/gift/grandma-23456789abcd/live')).toEqual([404, 404, 404])
  expect(await statuses('/gift/%00/live')).toEqual([404, 404, 404])
})

test('proxies are told to pass the stream on as it comes', async () => {
  const answer = await visitors.nobody.request(`/gift/${profile.slug}/live`, {
    headers: { 'Accept-Encoding': 'gzip' },
  })
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream')
  expect(answer.headers.get('X-Accel-Buffering')).toBe('no')
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  expect(answer.headers.get('Cache-Control')).toMatch(/no-store|no-cache/)
  await answer.body?.cancel()
})

test('a page that is closed is forgotten', async () => {
  const watching = new Set<() => void>()
  const live = {
    ...world.live,
    subscribe(profileId: string, changed: () => void) {
      const unsubscribe = world.live.subscribe(profileId, changed)
      watching.add(changed)
      return () => {
        unsubscribe()
        watching.delete(changed)
      }
    },
  }
  const browser = (await openSite({ ...world, live }))()
  const streams = await Promise.all([watch(browser), watch(browser), watch(browser)])
  expect(watching.size).toBe(3)
  await Promise.all(streams.map((stream) => stream.close()))
  await expect.poll(() => watching.size).toBe(0)
})

test('an owner who wants to be surprised hears of an edit, and nothing of a take', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const [owner, visitor] = [await watch(visitors.owner), await watch(visitors.nobody)]
  let heard = 0
  const listening = owner.next().then((event) => {
    heard += 1
    return event
  })
  for (const idea of ['a kite', 'a lamp']) {
    await visitors.other.post(`/gift/${profile.slug}/take`, { idea })
    expect(await visitor.next()).toContain('event: changed')
  }
  expect(heard).toBe(0)
  await visitors.owner.post(
    `/portal/edit/${profile.id}`,
    profileForm({ version: '1', hobbies: 'chess', keep_surprise: 'on' }),
  )
  expect(await listening).toContain('event: changed')
})

test('when the server stops, open pages are told to come back in a moment, and their streams end', async () => {
  const stopping = new AbortController()
  const site = await openSite({ ...world, stopping: stopping.signal })
  const [first, second] = [await watch(site()), await watch(site())]
  stopping.abort()
  for (const stream of [first, second]) {
    const farewell = await stream.next()
    expect(farewell).toContain('event: stopping')
    const wait = Number(/retry: (\d+)/.exec(farewell)?.[1])
    expect(wait).toBeGreaterThanOrEqual(1000)
    expect(wait).toBeLessThan(3000)
    expect(await stream.next()).toBe('the end')
  }
  const late = await watch(site())
  expect(await late.next()).toContain('event: stopping')
  expect(await late.next()).toBe('the end')
})

test('pages that listen are counted while they do', async () => {
  const viewers = async () =>
    Number(/^wishfolio_live_viewers (\d+)$/m.exec((await world.figures.page()).text)?.[1])
  const before = await viewers()
  const stream = await watch(visitors.nobody)
  expect(await viewers()).toBe(before + 1)
  await stream.close()
  await expect.poll(viewers).toBe(before)
})
