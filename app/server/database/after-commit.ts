import type { Database } from '#app/server/database/database.ts'

type Work = () => Promise<void>

const following = new WeakMap<object, Work[]>()

/** Does `work` once the transaction has committed, and never when it has not; at once outside a transaction. */
export async function afterCommit(tx: Database, work: Work): Promise<void> {
  const waiting = following.get(tx)
  if (waiting) waiting.push(work)
  else await work()
}

/** The same database; its transactions end when the work that follows their commit is done. */
export function followed<Db extends Database>(db: Db, outer?: Work[]): Db {
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const waiting = outer ?? []
    const result = await transaction((tx) => {
      following.set(tx, waiting)
      return work(followed(tx, waiting))
    }, config)
    if (!outer) for (const next of waiting) await next()
    return result
  }
  return db
}
