import { pino } from 'pino'
import { takeIdea } from '#app/server/commands/visitors/take-idea.ts'
import { COOKIE_PREFIX } from '#app/server/request/cookie-prefix.ts'
import { createDatabaseLimits } from '#app/server/limits/database.ts'
import { createNotifyLive } from '#app/server/live/notify.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { toastIn } from '#test/read-page.ts'
import { type Answer, sendEachOnce } from './load/load.ts'
import { memoryOf, processorMsOf } from './load/process-usage.ts'
import { type Metric, printReport, wrkBusy } from './report.ts'
import { type Site, withSite } from './site.ts'

const PROFILES = 700
const IDEAS = 15
const TAKES = 10_000
const VISITORS = 50

const LOST = 'idea_taken_already'

type Take = readonly [profile: number, idea: number]

interface Result {
  won: (boolean | undefined)[]
  seconds: number
  busy?: number
}

await withSite({ profiles: 2 * PROFILES, ideas: IDEAS }, {}, async (site) => {
  const forPosts = site.profiles.slice(0, PROFILES)
  const forCommands = site.profiles.slice(PROFILES)
  const takes = chosenTakes()

  const beforePosts = processorMsOf(site.server.pid)
  const posted = await post(site, forPosts, takes)
  const ofServer = processorMsOf(site.server.pid) - beforePosts
  const memory = { name: 'memory of the server afterwards, MB', value: memoryOf(site.server.pid) }
  const ofPosts = [...(await reportOf(site, forPosts, takes, posted, ofServer)), memory]
  printReport(ofPosts, 'Posted, as forms without JavaScript')

  const beforeCommands = processorMsOf(process.pid)
  const commanded = await runCommands(site, forCommands, takes)
  const ofCommands = processorMsOf(process.pid) - beforeCommands
  const report = await reportOf(site, forCommands, takes, commanded, ofCommands, 2_000)
  printReport(report, 'The command alone, in this process, on ten connections')
})

async function reportOf(
  { database }: Site,
  profiles: Site['profiles'],
  takes: Take[],
  { won, seconds, busy }: Result,
  processorMs: number,
  min?: number,
): Promise<Metric[]> {
  const winners = new Map<string, number>()
  for (const [at, take] of takes.entries()) {
    winners.set(String(take), (winners.get(String(take)) ?? 0) + (won[at] ? 1 : 0))
  }
  let different = 0
  for (const [at, { id }] of profiles.entries()) {
    for (const [idea, { takenAt }] of (await ideasOfProfile(database.db, id)).entries()) {
      if ((takenAt !== null) !== winners.has(`${at},${idea}`)) different++
    }
  }
  const counts = [...winners.values()]
  const unanswered = takes.filter((_, at) => won[at] === undefined)
  return [
    { name: 'takes a second', value: TAKES / seconds, min, note: busy === undefined ? '' : wrkBusy(busy) },
    { name: '  processor time of Node for each, ms', value: processorMs / TAKES },
    { name: '  that won', value: counts.reduce((sum, count) => sum + count, 0) },
    { name: '  not answered with a winner or a loser', value: unanswered.length, max: 0 },
    { name: '  ideas with more than one winner', value: counts.filter((count) => count > 1).length, max: 0 },
    { name: '  ideas without a winner', value: counts.filter((count) => count === 0).length, max: 0 },
    { name: '  ideas stored otherwise', value: different, max: 0 },
  ]
}

async function post({ server }: Site, profiles: Site['profiles'], takes: Take[]): Promise<Result> {
  const requests = takes.map(([profile, idea]) => ({
    path: `/gift/${profiles[profile]?.slug}`,
    form: { idea: profiles[profile]?.ideas[idea] ?? '' },
  }))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.url }
  const { answers, perSecond, busy } = await sendEachOnce(server.url, requests, {
    connections: VISITORS,
    headers,
  })
  return { won: answers.map(hasWon), seconds: TAKES / perSecond, busy }
}

function hasWon({ status, cookie }: Answer): boolean | undefined {
  // Of two cookies wrk reports the last, and a won take sets the device's after its toast.
  if (cookie.startsWith(`${COOKIE_PREFIX}.device=`)) return true
  const response = new Response(null, { status, headers: cookie ? { 'Set-Cookie': cookie } : {} })
  return toastIn(response) === LOST ? false : undefined
}

async function runCommands({ database }: Site, profiles: Site['profiles'], takes: Take[]): Promise<Result> {
  const live = await createNotifyLive(database)
  const limits = createDatabaseLimits(database.db, (text) => text)
  const services = {
    db: database.db,
    live,
    limits,
    clock: { now: () => new Date() },
    log: pino({ level: 'silent' }),
  }
  const won: Result['won'] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (let at = next++; at < takes.length; at = next++) {
        const [profile = 0, idea = 0] = takes[at] ?? []
        const { slug = '', ideas = [] } = profiles[profile] ?? {}
        const take = { slug, idea: ideas[idea] ?? '', device: null, client: `visitor ${at}` }
        const outcome = await takeIdea(services, null, take)
        if (outcome.ok || outcome.code === LOST) won[at] = outcome.ok
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await live.close()
  return { won, seconds }
}

function chosenTakes(): Take[] {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: TAKES }, () => [below(PROFILES), below(IDEAS)] as const)
}
