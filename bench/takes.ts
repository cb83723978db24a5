import { takeIdea } from '#app/server/commands/take-idea.ts'
import { createDatabaseLimits } from '#app/server/limits/database.ts'
import { createNotifyLive } from '#app/server/live/notify.ts'
import { suggestionsOfProfile } from '#app/server/queries/gift-suggestions.ts'
import { type Figure, printFigures } from './figures.ts'
import { load } from './load.ts'
import { processorMsOf, type Site, withSite } from './site.ts'

const PROFILES = 700
const IDEAS = 15
const TAKES = 10_000
const VISITORS = 50

/** Whether a toast tells that a take won. */
const outcomes: Record<string, boolean> = { idea_taken: true, idea_taken_already: false }

/** One take: which profile, which idea. Some are wanted by several visitors, as far apart as chance has them. */
type Take = readonly [profile: number, idea: number]

await withSite({ profiles: 2 * PROFILES, ideas: IDEAS }, {}, async (site) => {
  const posted = site.profiles.slice(0, PROFILES)
  const commanded = site.profiles.slice(PROFILES)
  const figures = [
    ...(await measured('posted', undefined, site, site.server.pid, posted, (takes) =>
      post(site, posted, takes),
    )),
    ...(await measured('as commands', 1000, site, process.pid, commanded, (takes) =>
      command(site, commanded, takes),
    )),
  ]
  printFigures(figures)
})

/** Whether each take won, and how many seconds all of them took. */
type Made = { won: (boolean | undefined)[]; seconds: number }

/** `pid` is the process that takes, `least` how many a second it must. */
async function measured(
  how: string,
  least: number | undefined,
  { database, ideas }: Site,
  pid: number,
  profiles: Site['profiles'],
  take: (takes: Take[]) => Promise<Made>,
): Promise<Figure[]> {
  const takes = wanted()
  const before = processorMsOf(pid)
  const { won, seconds } = await take(takes)
  const processorMs = processorMsOf(pid) - before
  const winners = new Map<string, number>()
  for (const [at, each] of takes.entries()) {
    winners.set(String(each), (winners.get(String(each)) ?? 0) + (won[at] ? 1 : 0))
  }
  let different = 0
  for (const [at, { id }] of profiles.entries()) {
    const { status = [] } = (await suggestionsOfProfile(database.db, id)) ?? {}
    for (const [idea, text] of ideas.entries()) {
      const stored = status.some(({ suggestion, taken }) => taken && suggestion === text)
      if (stored !== winners.has(`${at},${idea}`)) different++
    }
  }
  const counts = [...winners.values()]
  return [
    { name: `takes a second, ${how}`, value: TAKES / seconds, least },
    { name: '  processor time of Node for each, ms', value: processorMs / TAKES },
    { name: '  of them won', value: counts.reduce((sum, count) => sum + count, 0) },
    { name: '  unanswered', value: takes.filter((_, at) => won[at] === undefined).length, most: 0 },
    { name: '  ideas with more than one winner', value: counts.filter((count) => count > 1).length, most: 0 },
    { name: '  ideas wanted that nobody won', value: counts.filter((count) => count === 0).length, most: 0 },
    { name: '  ideas that the database holds otherwise', value: different, most: 0 },
  ]
}

/** As visitors do without JavaScript, over HTTP: each post by another visitor. */
async function post({ server, ideas }: Site, profiles: Site['profiles'], takes: Take[]): Promise<Made> {
  const { toasts, duration } = await load({
    url: server.url,
    connections: VISITORS,
    posts: takes.map(([profile, idea]) => ({
      path: `/gift/${profiles[profile]?.slug}/take`,
      body: new URLSearchParams({ idea: ideas[idea] ?? '' }).toString(),
    })),
  })
  return { won: takes.map((_, at) => outcomes[toasts[at] ?? '']), seconds: duration }
}

/** The deed alone, in this process, on ten connections. */
async function command({ database, ideas }: Site, profiles: Site['profiles'], takes: Take[]): Promise<Made> {
  const live = await createNotifyLive(database)
  const limits = createDatabaseLimits(database.db, (text) => text)
  const services = { db: database.db, live, limits }
  const won: Made['won'] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (let at = next++; at < takes.length; at = next++) {
        const [profile = 0, idea = 0] = takes[at] ?? []
        const slug = profiles[profile]?.slug ?? ''
        const outcome = await takeIdea(services, null, slug, ideas[idea] ?? '', `visitor ${at}`)
        if (outcome.ok || outcome.code === 'idea_taken_already') won[at] = outcome.ok
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await live.close()
  return { won, seconds }
}

/** The same takes each time: a fixed sequence that looks like chance. */
function wanted(): Take[] {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: TAKES }, () => [below(PROFILES), below(IDEAS)] as const)
}
