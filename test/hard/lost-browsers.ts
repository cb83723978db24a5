import { readdirSync, readlinkSync } from 'node:fs'
import { toastIn } from '#test/flash.ts'
import { type StressTestResult, until } from '#test/hard/stress-test.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { valueOf } from '#test/read-page.ts'
import type { ServerProcess } from '#test/server-process.ts'

const LENGTH = 20
const GENERATED = 15
const HOBBIES = 'gardening, '.repeat(30).trim()
const AT_ONCE = 10
const BACK_WITHIN_MS = 60_000

interface StoredProfile {
  id: string
  hobbies: string
  gift_suggestions: { suggestions: string[]; status: { suggestion: string }[] } | null
}

/**
 * Browsers that are lost in the middle of everything: of their request, of waiting, of the answer, of a live stream.
 * What they began is done whole or not at all, and nothing of them stays open.
 */
export async function lostBrowsers(
  server: ServerProcess,
  owner: HttpVisitor,
  browsers: number,
): Promise<StressTestResult> {
  const [shared, edited, generated] = [
    await makeProfile(owner, { fields: { hobbies: HOBBIES }, ideas: listOf('taken') }),
    await makeProfile(owner, { fields: { hobbies: HOBBIES }, ideas: listOf('first') }),
    await makeProfile(owner, { fields: { hobbies: HOBBIES }, ideas: [] }),
  ]
  const before = socketsOf(server)
  for (let lost = 0; lost < browsers; lost += AT_ONCE) {
    const turns = Array.from({ length: AT_ONCE }, (_, at) => lost + at)
    await Promise.all(turns.map((turn) => loseOne(server, owner, { shared, edited, generated }, turn)))
  }
  const problems: string[] = []
  const isClosed = async () => (await viewersOf(server)) === 0 && socketsOf(server) <= before
  const closed = await until(isClosed, BACK_WITHIN_MS)
  if (!closed)
    problems.push(`${await viewersOf(server)} live viewers, ${socketsOf(server) - before} sockets are left`)

  const file = await (await owner.get('/portal/settings/data')).text()
  const stored = (JSON.parse(file) as { gift_profiles: StoredProfile[] }).gift_profiles
  const ideasOf = ({ id }: MadeProfile) =>
    stored.find((one) => one.id === id)?.gift_suggestions?.suggestions ?? []
  problems.push(...stored.flatMap(halfMade))
  const lists = new Set(ideasOf(edited).map((idea) => idea.split(':')[0]))
  if (lists.size !== 1 || ideasOf(edited).length !== LENGTH) problems.push(`mixed: ${[...lists].join(', ')}`)
  if (![0, GENERATED].includes(ideasOf(generated).length))
    problems.push(`${ideasOf(generated).length} ideas were generated`)
  const afterwards = await makeProfile(owner, { fields: { hobbies: HOBBIES } })
  const take = await new HttpVisitor(() => server.url).post(`/gift/${afterwards.slug}`, {
    idea: afterwards.idea('a kite'),
  })
  if (toastIn(take) !== 'idea_taken') problems.push(`taking afterwards answered ${take.status}`)
  const faults = server
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
  if (faults.length > 0) problems.push(`${faults.length} faults in the log: ${faults[0]?.slice(0, 600)}`)
  return {
    name: `${browsers} browsers lost in the middle`,
    ok: problems.length === 0,
    saw: [
      `${stored.length} profiles and their lists are whole, no live viewer and no socket is left, ${faults.length} faults in the log`,
      ...problems.slice(0, 10),
    ].join('\n'),
  }
}

async function loseOne(
  server: ServerProcess,
  owner: HttpVisitor,
  { shared: { slug, idea }, edited, generated }: Record<'shared' | 'edited' | 'generated', MadeProfile>,
  turn: number,
): Promise<void> {
  const visitor = new HttpVisitor(() => server.url)
  const share = [Math.random(), 1, 'answered' as const][Math.floor(Math.random() * 3)] ?? 1
  const saves = `/portal/suggestions/${edited.id}`
  const actions: (() => Promise<void>)[] = [
    () => visitor.leave(`/gift/${slug}`, { idea: idea(`taken: ${(turn % LENGTH) + 1}`) }, share),
    () => owner.leave('/create-gift-profile', profileForm({ hobbies: HOBBIES }), share),
    () => visitor.leave(`/gift/${slug}/live`, undefined, 'answered'),
    () => owner.leave(`/gift/${slug}/live`, undefined, share),
    () => owner.leave('/portal/profile', undefined, share),
    () => visitor.leave(`/gift/${slug}/card.png`, undefined, share),
    () => owner.leave(`/portal/profile/${edited.id}/status`, { status: 'complete', sure: 'on' }, share),
    () => visitor.leave(`/gift/${slug}`, undefined, share),
    () => owner.leave(`/portal/suggestions/${generated.id}/generate`, {}, share),
    async () => {
      const version = valueOf(await (await owner.get(`${saves}?mode=manual`)).text(), 'version') ?? ''
      await owner.leave(saves, { version, suggestion: listOf(`turn ${turn}`) }, share)
    },
  ]
  await actions[turn % actions.length]?.()
}

function listOf(name: string): string[] {
  return Array.from({ length: LENGTH }, (_, at) => `${name}: ${at + 1}`)
}

function halfMade({ id, hobbies, gift_suggestions: list }: StoredProfile): string[] {
  const { suggestions = [], status = [] } = list ?? {}
  const astray = status.filter(({ suggestion }) => !suggestions.includes(suggestion))
  return [
    ...(hobbies === HOBBIES ? [] : [`profile ${id} has the hobbies ${hobbies}`]),
    ...(astray.length === 0 ? [] : [`profile ${id} marks ${astray.length} ideas that it has not`]),
  ]
}

async function viewersOf(server: ServerProcess): Promise<number> {
  const metrics = await (await new HttpVisitor(() => server.url).get('/metrics')).text()
  return Number(/^wishfolio_live_viewers (\d+)/m.exec(metrics)?.[1] ?? Number.NaN)
}

/** How many sockets a process holds; where no system says it, what leaks is not seen. */
function socketsOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return 0
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((fd) => targetOf(`${folder}/${fd}`).startsWith('socket:')).length
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    // Closed since the folder was read.
    return ''
  }
}
