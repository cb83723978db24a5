import { pino } from 'pino'
import { takeIdea } from '#app/server/commands/visitors/take-idea.ts'
import { createDatabaseLimits } from '#app/server/limits/counting.ts'
import { createNotifyLive } from '#app/server/live/notify.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { memoryOf, processorMsOf } from './load/process-usage.ts'
import { type Metric, printReport } from './report.ts'
import { postTake, type Site, withSite } from './site.ts'

const PROFILES = 700
const IDEAS = 15
const TAKES = 10_000
const VISITORS = 50

const WON = 'idea_taken'
const LOST = 'idea_taken_already'

/** Takes an idea as the visitor of this number; answers what the visitor is told. */
type Take = (slug: string, idea: string, visitor: number) => Promise<string | undefined>

await withSite({ profiles: 2 * PROFILES, ideas: IDEAS }, {}, async (site) => {
  const { server, database, profiles } = site
  const post: Take = (slug, idea, visitor) =>
    postTake(server.url, slug, idea, `10.0.${visitor >> 8}.${visitor & 255}`)
  const posted = await measure(site, profiles.slice(0, PROFILES), { take: post, pid: server.pid })
  const memory = { name: 'memory of the server afterwards, MB', value: memoryOf(server.pid) }
  printReport([...posted, memory], 'Posted, as forms without JavaScript')

  const { db } = database
  const live = await createNotifyLive(database)
  const limits = createDatabaseLimits(db, (text) => text)
  const services = { db, live, limits, clock: { now: () => new Date() }, log: pino({ level: 'silent' }) }
  const command: Take = async (slug, idea, visitor) => {
    const outcome = await takeIdea(services, null, { slug, idea, device: null, client: `visitor ${visitor}` })
    return outcome.ok ? WON : outcome.code
  }
  const how = { take: command, pid: process.pid, min: 2_000 }
  const commanded = await measure(site, profiles.slice(PROFILES), how)
  printReport(commanded, 'The command alone, in this process, on ten connections')
  await live.close()
})

/** Takes chosen ideas of these profiles, fifty at once, and reads afterwards whether each idea has one winner. */
async function measure(
  { database }: Site,
  profiles: Site['profiles'],
  { take, pid, min }: { take: Take; pid: number; min?: number },
): Promise<Metric[]> {
  const wins = new Map<string, number>()
  let unanswered = 0
  let next = 0
  const takes = chosenTakes()
  const [began, before] = [performance.now(), processorMsOf(pid)]
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (let at = next++; at < takes.length; at = next++) {
        const [profile = 0, place = 0] = takes[at] ?? []
        const { slug = '', ideas = [] } = profiles[profile] ?? {}
        const idea = ideas[place] ?? ''
        const told = await take(slug, idea, at)
        wins.set(idea, (wins.get(idea) ?? 0) + (told === WON ? 1 : 0))
        if (told !== WON && told !== LOST) unanswered++
      }
    }),
  )
  const [seconds, processorMs] = [(performance.now() - began) / 1000, processorMsOf(pid) - before]
  let different = 0
  for (const profile of profiles) {
    for (const { id, takenAt } of await ideasOfProfile(database.db, profile.id))
      if ((takenAt !== null) !== wins.has(id)) different++
  }
  const counts = [...wins.values()]
  return [
    { name: 'takes a second', value: TAKES / seconds, min },
    { name: '  processor time of Node for each, ms', value: processorMs / TAKES },
    { name: '  that won', value: counts.reduce((sum, count) => sum + count, 0) },
    { name: '  not answered with a winner or a loser', value: unanswered, max: 0 },
    { name: '  ideas with more than one winner', value: counts.filter((count) => count > 1).length, max: 0 },
    { name: '  ideas without a winner', value: counts.filter((count) => count === 0).length, max: 0 },
    { name: '  ideas stored otherwise', value: different, max: 0 },
  ]
}

function chosenTakes(): (readonly [profile: number, idea: number])[] {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: TAKES }, () => [below(PROFILES), below(IDEAS)] as const)
}
