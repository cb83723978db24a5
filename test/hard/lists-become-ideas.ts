import type { Database } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import { LISTS_ARE_ROWS_OF_THEIR_OWN, oldLists, WHAT_BECAME_OF_THEM } from '#test/hard/old-lists.ts'
import {
  type Ask,
  type OldConnections,
  type OldLine,
  type OldServer,
  startOldServer,
} from '#test/hard/old-server.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'

/** So many takes and saves of the old server make a trial one. */
const MIN_MEANWHILE = 10
const ROWS_AT_ONCE = 5_000
/** What Postgres says to a write to what is a view by now, and to a column that the view has not. */
const NO_LONGER_A_TABLE = ['55000', '42703']

/** When the parts of the migration began, by the statements that begin them. */
export class Phases {
  #began: { name: string; at: number }[] = []

  logQuery(statement: string): void {
    if (this.#began.length === 0) this.begin('new table')
    if (/update gift_suggestions set updated_at.* limit/s.test(statement)) this.begin('copying')
    if (/LOCK TABLE "gift_suggestions"/.test(statement)) this.begin('switching')
    if (/LOCK TABLE "gift_profiles"/.test(statement)) this.begin('dropping')
  }

  /** Nothing, when it began before. */
  begin(name: string): void {
    if (this.#began.some((phase) => phase.name === name)) return
    this.#began.push({ name, at: performance.now() })
  }

  forget(): void {
    this.#began = []
  }

  inWords(): string {
    return this.#began
      .slice(0, -1)
      .map(({ name, at }, nth) => `${name} ${inSeconds((this.#began[nth + 1]?.at ?? at) - at)}`)
      .join(', ')
  }
}

/** Lists of the version before, of so many profiles, become ideas while a server of that version runs. */
export async function listsBecomeIdeas(
  database: string,
  profiles: number,
  { db, old: connections, phases }: { db: Database; old: OldConnections; phases: Phases },
): Promise<StressTestResult> {
  const { ask } = connections
  await migrate(db, LISTS_ARE_ROWS_OF_THEIR_OWN)
  for (const statement of oldLists(profiles)) await ask(statement)
  const free = (await ask(FREE_LINES)) as unknown as OldLine[]
  const short = (await ask(SHORT_LISTS)) as unknown as { profile_id: string }[]
  const old = startOldServer(
    connections,
    free,
    short.map(({ profile_id }) => profile_id),
  )
  phases.forget()
  await migrate(db)
  phases.begin('end')
  await old.stopped

  await store(ask, 'takes', old.takes)
  await store(ask, 'saves', old.saves)
  const [became = {}] = await ask(WHAT_BECAME_OF_THEM)
  const { meant, ideas, ...wrong } = became
  const problems = [
    ...Object.entries(wrong).flatMap(([what, count]) => (count === 0 ? [] : [`${String(count)} ${what}`])),
    ...wrongWith(old),
  ]
  if (meant !== ideas || Number(ideas) < profiles) problems.push(`${String(ideas)} ideas of ${String(meant)}`)
  return {
    name: `lists of ${profiles} profiles become ideas on ${database} while the old server runs`,
    ok: problems.length === 0,
    saw: [
      `${String(ideas)} ideas; ${phases.inWords()}; ${old.takes.length} takes and ${old.saves.length} saves by the old ` +
        `server meanwhile, the longest take waited ${inSeconds(old.longestMs)}`,
      ...problems,
    ].join('\n'),
  }
}

/** In an order that has nothing to do with the copying. */
const FREE_LINES = `select profile_id, text from before.lines where not taken order by md5(text || profile_id) limit 100000`
const SHORT_LISTS = `select profile_id from before.lines group by profile_id having count(*) = 15
  order by md5(profile_id::text)`

function wrongWith({ takes, saves, refusals }: OldServer): string[] {
  const few = takes.length < MIN_MEANWHILE || saves.length < MIN_MEANWHILE
  const others = refusals.filter(
    (refusal) => !NO_LONGER_A_TABLE.includes((refusal as { code?: string }).code ?? ''),
  )
  return [
    ...(few ? ['the old server did too little meanwhile'] : []),
    ...(refusals.length === 0 ? ['the old server was refused nothing in the end'] : []),
    ...others.map((refusal) => `the old server was refused with ${String(refusal)}`),
  ]
}

async function store(ask: Ask, table: 'takes' | 'saves', rows: readonly OldLine[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await ask(
      `insert into before.${table} select * from jsonb_populate_recordset(null::before.${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
    )
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
