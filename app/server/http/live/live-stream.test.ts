import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import type { IdeaGenerator } from '#app/server/generator/port.ts'
import { whileMissing } from '#test/database/failing-database.ts'
import { makeProfile, type MadeProfile, PASSWORD, profileForm } from '#test/make.ts'
import { OpenStream } from '#test/open-stream.ts'
import { visitedSite, openSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'
import type { World } from '#test/world.ts'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
beforeEach(async () => {
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
})

const open: OpenStream[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((stream) => stream.close()))
})

/** To be closed after the test. */
function reading(answer: Response): OpenStream {
  const stream = new OpenStream(answer)
  open.push(stream)
  return stream
}

async function watch(browser: Browser, slug = profile.slug): Promise<OpenStream> {
  const stream = await openStream(browser, slug)
  expect(await stream.next()).toContain('event: open')
  return stream
}

/** A stream of which not even the beginning was read. */
async function openStream(browser: Browser, slug = profile.slug): Promise<OpenStream> {
  const answer = await browser.get(`/gift/${slug}/live`)
  expect(answer.status).toBe(200)
  return reading(answer)
}

const take = (idea: string, by: Browser = visitors.nobody) =>
  by.post(`/gift/${profile.slug}`, { idea: profile.idea(idea) })

async function pageData(browser: Browser): Promise<string> {
  return (await browser.get(`/gift/${profile.slug}.data`)).text()
}

test.each(['owner', 'other', 'nobody'] as const)('%s receives a take on an open stream', async (who) => {
  const stream = await watch(visitors[who])
  await take('a kite')
  const event = await stream.next()
  expect(event).toContain('event: changed')
  expect(event).not.toContain('kite')
  expect(event.includes(profile.idea('a kite'))).toBe(who !== 'owner')
})

test.each(['other', 'nobody'] as const)(
  '%s receives which ideas are taken, and the page needs no reload',
  async (who) => {
    await take('a lamp')
    const stream = await openStream(visitors[who])
    const opened = await stream.nextUpdate()
    expect(opened).toEqual({
      version: expect.stringMatching(/^[\w-]{12}$/),
      taken: [profile.idea('a lamp')],
    })
    expect(await pageData(visitors[who])).toContain(opened?.version)

    await take('a kite')
    expect(await stream.nextUpdate()).toEqual({ ...opened, taken: ['a kite', 'a lamp'].map(profile.idea) })
    expect(await pageData(visitors[who])).toContain(opened?.version)
  },
)

test('an idea made available again is sent as well', async () => {
  await take('a lamp')
  const stream = await openStream(visitors.nobody)
  const opened = await stream.nextUpdate()
  await visitors.owner.post(`/portal/suggestions/${profile.id}/available`, { idea: profile.idea('a lamp') })
  expect(await stream.nextUpdate()).toEqual({ ...opened, taken: [] })
})

test('an owner’s screens reload after a take: they show more of it', async () => {
  const stream = await openStream(visitors.owner)
  const opened = await stream.nextUpdate()
  expect(await pageData(visitors.owner)).toContain(opened?.version)
  await take('a kite')
  const news = await stream.nextUpdate()
  expect(news?.taken).toEqual([])
  expect(news?.version).not.toBe(opened?.version)
  expect(await pageData(visitors.owner)).toContain(news?.version)
  const suggestions = await visitors.owner.get(`/portal/suggestions/${profile.id}.data`)
  expect(await suggestions.text()).toContain(news?.version)
})

const CHANGES: [string, () => Promise<Response>][] = [
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
  ['pausing taking', () => visitors.owner.post(`/portal/suggestions/${profile.id}/pause`, { paused: 'on' })],
  [
    'making it incomplete',
    () => visitors.owner.post(`/portal/profile/${profile.id}/status`, { status: 'incomplete' }),
  ],
  ['deleting it', () => visitors.owner.post(`/portal/profile/${profile.id}/delete`)],
]

test.each(CHANGES)('visitors receive %s', async (_what, change) => {
  const stream = await openStream(visitors.nobody)
  const opened = await stream.nextUpdate()
  expect((await change()).status).toBe(302)
  const event = await stream.next()
  expect(event).toContain('event: changed')
  // What the page shows is not said, only that it shows something else.
  expect(event).not.toContain(opened?.version)
})

test.each<(typeof CHANGES)[number]>([
  ...CHANGES.slice(-2),
  ['a new link', () => visitors.owner.post(`/portal/share/${profile.id}/renew`)],
])('after %s visitors are told to reload, and the stream ends', async (_what, change) => {
  const stream = await watch(visitors.nobody)
  await change()
  expect((await stream.nextUpdate())?.version).toBe('')
  expect(await stream.next()).toBe('the end')
})

test('the owner’s page hears each idea of a model while they are made', async () => {
  const empty = await makeProfile(visitors.owner, { ideas: [] })
  const stream = await watch(visitors.owner, empty.slug)
  const shown: boolean[] = []
  const generator: IdeaGenerator = {
    async *ideasFor() {
      for (const text of ['Drachen', 'Lampe']) {
        yield { text, source: 'model', reason: '' }
        expect(await stream.next()).toContain('event: changed')
        const page = await visitors.owner.get(`/portal/suggestions/${empty.id}?mode=ai`)
        shown.push((await page.text()).includes(text))
      }
    },
  }
  const browser = (await openSite({ ...world, generator }))().withCookiesOf(visitors.owner)
  await browser.post(`/portal/suggestions/${empty.id}/generate`)
  expect(shown).toEqual([true, true])
  expect(await stream.next()).toContain('event: changed')
})

test('a change that no visitor sees is for the owner to read anew, and nothing to visitors', async () => {
  const [owner, visitor] = [await watch(visitors.owner), await watch(visitors.nobody)]
  await world.db.transaction((tx) => world.live.publish(tx, { slug: profile.slug }))
  expect(await owner.nextUpdate()).toBeNull()
  await take('a lamp')
  expect((await visitor.nextUpdate())?.taken).toEqual([profile.idea('a lamp')])
})

test('a change of one profile wakes no page of another', async () => {
  const other = await makeProfile(visitors.owner)
  const received: string[] = []
  const last = new Promise<void>((resolve) => {
    world.live.subscribe(other.slug, () => received.push('other'))
    world.live.subscribe(profile.slug, () => {
      received.push('own')
      resolve()
    })
  })
  // Notifications arrive in the order of their commits.
  await visitors.nobody.post(`/gift/${other.slug}`, { idea: other.idea('a kite') })
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })
  await last
  expect(received).toEqual(['other', 'own'])
})

test('the stream opens only for viewers who may see the page', async () => {
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

test('an owner who wants to be surprised receives edits and no takes', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const [owner, visitor] = [await watch(visitors.owner), await watch(visitors.nobody)]
  let received = 0
  const listening = owner.next().then((event) => {
    received += 1
    return event
  })
  for (const idea of ['a kite', 'a lamp']) {
    await take(idea, visitors.other)
    expect(await visitor.next()).toContain('event: changed')
  }
  expect(received).toBe(0)
  await visitors.owner.post(
    `/portal/edit/${profile.id}`,
    profileForm({ version: '1', hobbies: 'chess', keep_surprise: 'on' }),
  )
  expect(await listening).toContain('event: changed')
})

test('when the server stops, open pages are told to reconnect in a moment, and their streams end', async () => {
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

test('a surprised owner’s stream begins with no idea taken, and with the version of their page', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const before = await (await openStream(visitors.owner)).nextUpdate()
  await take('a kite')
  expect(await (await openStream(visitors.owner)).nextUpdate()).toEqual(before)
  expect(before?.taken).toEqual([])
  expect(await pageData(visitors.owner)).toContain(before?.version)
})

/** A database whose readings of shared profiles wait, after they were made, for what `meanwhile` does. */
function slowDatabase(meanwhile: () => Promise<unknown>): World['db'] {
  const waiting = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key !== 'then') return (...given: unknown[]) => waiting(value.apply(target, given) as object)
        return (...then: [() => void, () => void]) =>
          Promise.resolve(target)
            .then(async (rows) => {
              await meanwhile()
              return rows
            })
            .then(...then)
      },
    })
  return new Proxy(world.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...given: [object?]) => {
        const made: unknown = value.apply(target, given)
        return key === 'select' && given[0] && 'ideas' in given[0] ? waiting(made as object) : made
      }
    },
  })
}

test('a take that comes while the stream opens, after the profile was read, is sent', async () => {
  let readings = 0
  const db = slowDatabase(async () => {
    readings += 1
    // The first reading asks who may see the page; by the second the stream listens.
    if (readings !== 2) return
    const received = new Promise<void>((resolve) => {
      const unsubscribe = world.live.subscribe(profile.slug, () => {
        unsubscribe()
        resolve()
      })
    })
    await take('a kite')
    await received
  })
  const stream = await openStream((await openSite({ ...world, db }))())
  expect((await stream.nextUpdate())?.taken).toEqual([])
  expect((await stream.nextUpdate())?.taken).toEqual([profile.idea('a kite')])
})

test('after its session has ended, a stream sends what any visitor may see', async () => {
  const hidden = await makeProfile(visitors.owner, { complete: false })
  const phone = (await openSite(world))()
  await phone.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  const stream = await watch(phone, hidden.slug)
  await phone.post('/signout')
  await visitors.owner.post(`/portal/edit/${hidden.id}`, profileForm({ version: '1', hobbies: 'tea' }))
  expect((await stream.nextUpdate())?.version).toBe('')
  expect(await stream.next()).toBe('the end')
})

test.each([
  ['owner', 1],
  ['other', 0],
] as const)('at a change the stream of the %s asks %i times for its session', async (who, times) => {
  let asked = 0
  const signedIn: typeof world.auth.signedIn = (...session) => {
    asked += 1
    return world.auth.signedIn(...session)
  }
  const browser = (await openSite({ ...world, auth: { ...world.auth, signedIn } }))()
  await browser.post('/signin', { email: `${who}@example.org`, password: PASSWORD })
  const stream = await watch(browser)
  const before = asked
  await take('a kite')
  await stream.next()
  expect(asked - before).toBe(times)
})

test('a stream that cannot read its profile ends, and does not open meanwhile', async () => {
  const stream = await watch(visitors.nobody)
  await whileMissing(world, ideas, async () => {
    await world.db.transaction((tx) => world.live.publish(tx, { slug: profile.slug }))
    expect(await stream.next()).toBe('the end')
    const refused = await visitors.nobody.get(`/gift/${profile.slug}/live`)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await refused.text()).toBe('Failed to load gift profile')
  })
  expect((await (await openStream(visitors.nobody)).nextUpdate())?.taken).toEqual([])
})

/** A visitor's stream while time stands still; `pass` answers the kinds of events that came until then. */
async function watchOnStoppedClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: Date.now() })
  const stream = await watch(visitors.nobody)
  const received: string[] = []
  void (async () => {
    while (received.at(-1) !== '') received.push(/event: (\w+)/.exec(await stream.next())?.[1] ?? '')
  })()
  return async function pass(ms: number) {
    await vi.advanceTimersByTimeAsync(ms)
    // Words travel without the clock.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    return [...received]
  }
}

test('a stream sends a heartbeat every 30 seconds, whatever else it sends', async () => {
  const pass = await watchOnStoppedClock()
  expect(await pass(20_000)).toEqual([])
  await take('a kite')
  while ((await pass(0)).length === 0);
  expect(await pass(9_999)).toEqual(['changed'])
  expect(await pass(1)).toEqual(['changed', 'heartbeat'])
  expect(await pass(29_999)).toEqual(['changed', 'heartbeat'])
  expect(await pass(1)).toEqual(['changed', 'heartbeat', 'heartbeat'])
})

test('what changes within a second of another change is read and sent with what comes after it', async () => {
  const pass = await watchOnStoppedClock()
  await take('a kite')
  while ((await pass(0)).length === 0);
  for (const paused of [['on'], [], ['on']])
    await visitors.owner.post(`/portal/suggestions/${profile.id}/pause`, { paused })
  expect(await pass(999)).toEqual(['changed'])
  // The clock stands still; the read takes its own time.
  for (await pass(1); (await pass(0)).length === 1;);
  expect(await pass(0)).toEqual(['changed', 'changed'])
})

test('a stream that opens counts as a page of its client', async () => {
  const visit = await openSite({ ...world, countView: () => 60 })
  const refused = await visit().get(`/gift/${profile.slug}/live`)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
})

test('one address holds 200 streams at once; another one is refused in words until one of them closes', async () => {
  const visit = await openSite(world)
  const streams = await Promise.all(Array.from({ length: 200 }, () => watch(visit())))
  const refused = await visit().get(`/gift/${profile.slug}/live`)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
  expect(refused.headers.get('Content-Type')).toContain('text/plain')
  expect(await refused.text()).toBe(
    'Too many pages are open on your connection or account. This one keeps trying.',
  )
  await (await watch(visit('198.51.100.7'))).close()
  expect((await visit().get(`/gift/${profile.slug}`)).status).toBe(200)

  await streams[0]?.close()
  await expect.poll(async () => (await visit().get(`/gift/${profile.slug}/live`)).status).toBe(200)
})

test('one account holds 20 streams at once, from whatever addresses', async () => {
  await Promise.all(Array.from({ length: 20 }, () => watch(visitors.owner)))
  expect((await visitors.owner.get(`/gift/${profile.slug}/live`)).status).toBe(429)
  await watch(visitors.other)
  await open[0]?.close()
  await expect
    .poll(async () => {
      const answer = await visitors.owner.get(`/gift/${profile.slug}/live`)
      if (answer.status === 200) reading(answer)
      return answer.status
    })
    .toBe(200)
})

test('a server holds LIVE_PAGES streams of all addresses; another one is told when to try again', async () => {
  const visit = await openSite({ ...world, env: { ...world.env, LIVE_PAGES: 3 } })
  const streams = await Promise.all(['1', '2', '3'].map((end) => watch(visit(`198.51.100.${end}`))))
  const refused = await visit().get(`/gift/${profile.slug}/live`)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
  expect(await refused.text()).toBe('Too many pages are open right now. This one keeps trying.')
  expect((await visit().get(`/gift/${profile.slug}`)).status).toBe(200)
  await streams[0]?.close()
  await expect.poll(async () => (await visit().get(`/gift/${profile.slug}/live`)).status).toBe(200)
})
