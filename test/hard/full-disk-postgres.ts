import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { innerWordsIn } from '#test/failing-database.ts'
import { Findings } from '#test/hard/findings.ts'
import { everythingOf, profilesIn, writesAgain, writeUntilRefused } from '#test/hard/owner-at-the-limit.ts'
import { fill, makeRoom } from '#test/hard/small-disk.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { freshDatabase, startPostgres } from '#test/postgres.ts'
import { textOf } from '#test/read-page.ts'
import { startServer } from '#test/server-process.ts'

/** A Postgres whose disk gets full refuses writes, and loses no acknowledged one. */
export async function fullDiskOfPostgres(disk: string): Promise<StressTestResult> {
  const found = new Findings()
  // Where Postgres makes its folder.
  process.env.TMPDIR = disk
  const database = await startPostgres()
  const folder = join(disk, 'data')
  const env = {
    DATA_DIR: folder,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PROFILES_PER_ACCOUNT: '100000',
    MEGABYTES_PER_ACCOUNT: '100000',
  }
  const server = await startServer({ ...env, DATABASE_URL: await freshDatabase(database.url) })
  try {
    const owner = await signedIn(
      { mails: mailsIn(join(folder, 'outbox')) },
      new HttpVisitor(() => server.url),
    )
    await makeProfile(owner)
    fill(disk)
    const { made, status, page } = await writeUntilRefused(owner)
    found.must(status >= 500, `a write on the full disk answered ${status}`)
    found.must(!innerWordsIn(textOf(page)), `the answer says ${innerWordsIn(textOf(page))}`)
    makeRoom(disk)
    await database.restart()
    found.must(await writesAgain(owner), 'with room again nothing was written within a minute')
    const stored = profilesIn(await everythingOf(owner))
    found.must(stored === made + 2, `of ${made + 2} profiles ${stored} are there`)
    return found.result(
      'a full disk under Postgres',
      `${made} profiles made, then refused with ${status}; all ${stored} there when it had room again`,
    )
  } finally {
    await server.end('SIGKILL')
    await database.stop()
  }
}
