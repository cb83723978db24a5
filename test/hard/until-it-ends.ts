import { sql } from 'drizzle-orm'
import { openEmbedded } from '#app/server/database/embedded.ts'

/**
 * Writes to the embedded database in the folder of its first argument until the engine ends, as if nobody watched the
 * disk; prints each row that was acknowledged.
 */
const { db } = await openEmbedded(process.argv[2])
await db.execute(sql`create table if not exists written (row int primary key, filler text)`)
for (let row = 1; ; row++) {
  try {
    await db.execute(
      sql`insert into written values (${row}, (select string_agg(md5(random()::text), '') from generate_series(1, 200)))`,
    )
    console.log(row)
  } catch {
    // No room for the rows themselves; what is written over others goes on until the log has none.
    await db.execute(sql`update written set filler = filler where row <= 20`).catch(() => {})
  }
}
