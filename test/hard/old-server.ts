/** Runs a statement, and answers its rows. */
export type Ask = (statement: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/** The connections of a program of the version before. */
export interface OldConnections {
  ask: Ask
  inTransaction<Answer>(work: (ask: Ask) => Promise<Answer>): Promise<Answer>
  /** Passes between the answer to one visitor or owner and what they do next. */
  pause(): Promise<void>
}

/** As many visitors and owners use it at once. */
const VISITORS = 4
const OWNERS = 2

/** As the version before took an idea, by its text. */
const TAKE = `
  update gift_suggestions set
    status = (
      select jsonb_agg(
        case when entry ->> 'suggestion' = $2 then jsonb_set(entry, '{taken}', 'true') else entry end
        order by position
      )
      from jsonb_array_elements(status) with ordinality as entries(entry, position)
    ),
    updated_at = now()
  where profile_id = $1 and status @> jsonb_build_array(jsonb_build_object('suggestion', $2::text, 'taken', false))
  returning id`

/** As it saved a list, the profile's row and the list locked before; here with a line more. */
const LOCKS = [
  'select id from gift_profiles where id = $1 for no key update',
  'select version from gift_suggestions where profile_id = $1 for update',
]
const SAVE = `
  update gift_suggestions set
    suggestions = suggestions || $2::text,
    shopping_urls = shopping_urls || jsonb_build_object('suggestion', $2::text, 'shoppingUrl', 'https://shop.example/saved'),
    status = status || jsonb_build_object('suggestion', $2::text, 'taken', false),
    details = details || jsonb_build_object('suggestion', $2::text, 'source', 'owner', 'reason', ''),
    version = version + 1,
    updated_at = now()
  where profile_id = $1
  returning profile_id`

/** A line of a list as it was before. */
export interface OldLine {
  profile_id: string
  text: string
}

/** What the old server acknowledged, and how long it made others wait. */
export interface OldServer {
  takes: OldLine[]
  saves: (OldLine & { number: number })[]
  /** Of the takes, the longest that one waited for its answer. */
  longestMs: number
  /** What its statements were refused with in the end; each of those who use it stops then. */
  refusals: unknown[]
  /** Waits until everybody has stopped. */
  stopped: Promise<unknown>
}

/** A server of the version before, which visitors and owners use until its statements are refused. */
export function startOldServer(
  connections: OldConnections,
  free: readonly OldLine[],
  lists: readonly string[],
): OldServer {
  const server: Omit<OldServer, 'stopped'> = { takes: [], saves: [], longestMs: 0, refusals: [] }
  const wanted = free[Symbol.iterator]()

  async function use(once: () => Promise<boolean>): Promise<void> {
    try {
      while (await once()) await connections.pause()
    } catch (error) {
      server.refusals.push(error)
    }
  }
  async function take(): Promise<boolean> {
    const next = wanted.next()
    if (next.done) return false
    const { profile_id, text } = next.value
    const began = performance.now()
    const taken = await connections.ask(TAKE, [profile_id, text])
    server.longestMs = Math.max(server.longestMs, performance.now() - began)
    if (taken.length !== 1) throw new Error(`'${text}' was free and could not be taken`)
    server.takes.push({ profile_id, text })
    return true
  }
  function saver(owner: number): () => Promise<boolean> {
    const own = lists.filter((_, at) => at % OWNERS === owner)
    let number = 0
    return async () => {
      const profile_id = own[number % own.length] ?? ''
      number += 1
      const text = `saved ${number}`
      const saved = await connections.inTransaction(async (ask) => {
        for (const lock of LOCKS) await ask(lock, [profile_id])
        return ask(SAVE, [profile_id, text])
      })
      if (saved.length !== 1) throw new Error(`'${text}' could not be saved`)
      server.saves.push({ profile_id, text, number })
      return true
    }
  }

  const using = [
    ...Array.from({ length: VISITORS }, () => use(take)),
    ...Array.from({ length: OWNERS }, (_, owner) => use(saver(owner))),
  ]
  return Object.assign(server, { stopped: Promise.all(using) })
}
