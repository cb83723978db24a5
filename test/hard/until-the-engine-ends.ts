import { sql } from 'drizzle-orm'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { fill } from '#test/hard/small-disk.ts'

/** Less than the engine's next log file needs, more than the rows until then. */
const LEAVE_BYTES = 14 * 1024 ** 2

// Without the server's check of the disk: rows are written to the folder of the first argument, on the disk
// of the second, until the engine ends. Each row that is printed was acknowledged.
const [folder = '', disk = ''] = process.argv.slice(2)
const { db } = await openEmbedded(folder)
await db.execute(sql`create table written (row int primary key, filler text)`)
fill(disk, LEAVE_BYTES)
for (let row = 1; ; row++) {
  await db.execute(
    sql`insert into written values (${row}, (select string_agg(md5(random()::text), '') from generate_series(1, 500)))`,
  )
  console.log(row)
}
