import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { limitCounters } from '#app/server/database/schema.ts'
import { createLog } from '#app/server/log/log.ts'
import { type AnyRequest, anyRequest } from '#test/data/any-request.ts'
import { FORM_POSTS } from '#test/data/form-posts.ts'
import { ownedThings } from '#test/data/owned-things.ts'
import { ORIGIN } from '#test/browser.ts'
import { openSite } from '#test/own-site.ts'
import { rounds } from '#test/race-rounds.ts'
import { patternsOf, treeOf, serverBuild } from '#test/server-build.ts'
import { putBack, rowsWith, type StoredRows, storedRows } from '#test/database/stored-rows.ts'
import { ownWorld } from '#test/world.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? rounds(200, 10_000))
/** Not the same on both databases: that makes as many again. */
const SEED = Number(process.env.FUZZ_SEED ?? 1) + (inject('postgres') ? 1 : 0)
const PATIENCE_MS = 60_000 + REQUESTS * 500
/** What the program answers beside the routes of React Router. */
const BESIDE = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/outbox',
  '/assets/none.js',
  '/gift/:slug/live',
  '/gift/:id',
]

let failures: string[] = []
const log = createLog('error', { write: (line) => void failures.push(line) })
const world = await ownWorld()
const visit = await openSite({ ...world, log })
const things = await ownedThings(world, visit)
const before = await storedRows(world)
/** The owner's words that no form of ours brings along. */
const secrets = things.words.own.filter((word) => !JSON.stringify(FORM_POSTS).includes(word))
const patterns = patternsOf(treeOf((await serverBuild()).routes))
const addresses = [...patterns.map((pattern) => pattern.replaceAll('?', '')), ...BESIDE]

let clients = 0
async function send({ by, method, path, headers, cookies, body }: AnyRequest): Promise<Response> {
  // At an address that no limit knows.
  clients += 1
  const browser = visit(`10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`)
  for (const [name, value] of [...things.visitors[by].cookies, ...cookies]) browser.cookies.set(name, value)
  return browser.request(ORIGIN + path, { method, headers, ...(body !== undefined && { body }) })
}

/**
 * The rows of all but who asks. Whoever has a link may take, and leaves when and by what device;
 * say that they give something else; join; see the name they drew; or end the mails it came with.
 */
function ofOthers(rows: StoredRows, { by, path }: AnyRequest): unknown[] {
  const { owner, other } = things.marks
  const marks = [...(by === 'owner' ? [] : owner), ...(by === 'other' ? [] : other)]
  const found = rowsWith(rows, marks)
  if (path.startsWith('/unsubscribe/')) return found.filter(({ table }) => table !== 'mail_choices')
  if (path.startsWith('/invitation/')) return found.filter(({ table }) => table !== 'gathering_members')
  if (path.startsWith('/draw/')) return found.filter(({ table }) => table !== 'draw_participants')
  if (!path.startsWith('/gift/')) return [...found]
  return found.flatMap(({ table, row }) => {
    const { taken_at, taken_by, taken_text, updated_at, ...rest } = JSON.parse(row) as Record<string, unknown>
    if (table === 'other_gifts' && rest.id !== things.places.otherGift) return []
    return table === 'ideas' ? [rest] : [{ ...rest, taken_at, taken_by, taken_text, updated_at }]
  })
}

test(
  `of ${REQUESTS} requests of any kind (seed ${SEED}) none breaks anything, changes what is another’s or shows it`,
  async () => {
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(anyRequest(addresses, things.places), async (asked) => {
        failures = []
        const answer = await send(asked)
        const { status } = answer
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const streams = answer.headers.get('Content-Type')?.startsWith('text/event-stream')
        const text = streams ? await answer.body?.cancel() : await answer.text()
        const after = await storedRows(world)
        if (JSON.stringify(after) !== JSON.stringify(before)) await putBack(world, before, after)
        // Emails to one address count whoever asks for them.
        if (status === 429) await world.db.delete(limitCounters)

        expect(status).toBeLessThan(500)
        expect(failures).toEqual([])
        expect(ofOthers(after, asked)).toEqual(ofOthers(before, asked))
        expect(asked.by === 'owner' ? [] : secrets.filter((word) => text?.includes(word))).toEqual([])
      }),
      { numRuns: REQUESTS, seed: SEED },
    )
    // Requests that all stop at the same door would show nothing.
    for (const kind of [2, 3, 4])
      expect([...statuses.keys()].filter((status) => Math.floor(status / 100) === kind)).not.toEqual([])
  },
  PATIENCE_MS,
)
