import { beforeAll, describe, expect, test } from 'vitest'
import { LIST_TAKES } from '#app/domain/visitors/takes.ts'
import { toastIn } from '#test/read-page.ts'
import { takenOn, DATABASES, type Site, startSite } from '#test/hard/site.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, profileForm } from '#test/make.ts'
import { rounds } from '#test/race-rounds.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'

const KILLS = rounds(3, 100)
/** As many as a list lets be taken in ten minutes. */
const IDEAS = Array.from({ length: LIST_TAKES.max }, (_, at) => `idea ${at + 1}`)
const TAKERS = 4
const CREATORS = 2
const MAX_BEFORE_KILL = 60

interface Acknowledged {
  taken: Map<string, Set<string>>
  created: Set<string>
}

describe.each(DATABASES)('on %s', (database) => {
  let site: Site
  let owner: HttpVisitor
  beforeAll(async () => {
    site = await startSite({ database })
    owner = await site.newOwner()
    return site.close
  })

  // Visitors take ideas and the owner creates profiles meanwhile; every write ever acknowledged is looked for each time.
  test('no acknowledged take or profile is lost when a server is killed during writes', async () => {
    const acknowledged: Acknowledged = { taken: new Map(), created: new Set() }
    for (let kill = 1; kill <= KILLS; kill++) {
      const { id, slug, idea } = await makeProfile(owner, { ideas: IDEAS })
      acknowledged.created.add(id)
      acknowledged.taken.set(slug, new Set())
      await writeUntilKilled(site.server(), owner, { slug, waiting: IDEAS.map(idea) }, acknowledged)
      await site.startAgain()
      expect(await missing(owner, acknowledged)).toEqual([])
    }
    const takes = [...acknowledged.taken.values()].flatMap((ideas) => [...ideas])
    expect(takes).not.toEqual([])
    expect(acknowledged.created.size).toBeGreaterThan(KILLS)
  })
})

async function writeUntilKilled(
  server: ServerProcess,
  owner: HttpVisitor,
  { slug, waiting }: { slug: string; waiting: string[] },
  acknowledged: Acknowledged,
): Promise<void> {
  const taken = acknowledged.taken.get(slug) ?? new Set()
  let left = 1 + Math.floor(Math.random() * MAX_BEFORE_KILL)
  let ended: Promise<unknown> | undefined
  // Kills in the same turn as the last counted answer, while others still wait for theirs.
  const acknowledge = (write: () => void) => {
    write()
    left -= 1
    if (left === 0) ended = server.end('SIGKILL')
  }

  async function take(): Promise<void> {
    for (let idea = waiting.shift(); idea !== undefined; idea = waiting.shift()) {
      // Each from an address of its own, or the limit of one client would refuse.
      const response = await new HttpVisitor(() => server.url).post(`/gift/${slug}`, { idea, sure: 'on' })
      const toast = toastIn(response)
      if (toast !== 'idea_taken') throw new Unexpected(`taking answered ${response.status} ${toast}`)
      const wanted = idea
      acknowledge(() => taken.add(wanted))
    }
  }
  async function create(): Promise<void> {
    for (;;) {
      const response = await owner.post('/create-gift-profile', profileForm())
      const id = /created=([\w-]+)/.exec(response.headers.get('Location') ?? '')?.[1]
      if (!id) throw new Unexpected(`creating answered ${response.status}`)
      acknowledge(() => acknowledged.created.add(id))
    }
  }

  const writers = [...Array.from({ length: TAKERS }, take), ...Array.from({ length: CREATORS }, create)].map(
    (writer) => writer.catch(endOnlyByDeath),
  )
  await Promise.all(writers)
  await (ended ?? server.end('SIGKILL'))
}

class Unexpected extends Error {}

/** A killed server may only break connections. */
function endOnlyByDeath(error: unknown): void {
  if (error instanceof Unexpected) throw error
}

async function missing(owner: HttpVisitor, { taken, created }: Acknowledged): Promise<string[]> {
  const listed = await idsListed(owner)
  const problems = [...created].filter((id) => !listed.has(id)).map((id) => `profile ${id} is gone`)
  for (const [slug, ideas] of taken) {
    const shown = new Set(takenOn(await (await owner.get(`/gift/${slug}`)).text()))
    for (const idea of ideas) if (!shown.has(idea)) problems.push(`'${idea}' of ${slug} is free again`)
  }
  return problems
}

/** The ids of all profiles on all pages of their list; beyond the last page the last is shown again. */
async function idsListed(owner: HttpVisitor): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const html = await (await owner.get(`/portal/profile?page=${page}`)).text()
    const before = ids.size
    for (const [, id = ''] of html.matchAll(/\/portal\/suggestions\/([\w-]{36})/g)) ids.add(id)
    if (ids.size === before) return ids
  }
}
