import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { innerWordsIn } from '#test/failing-database.ts'
import { toastIn } from '#test/flash.ts'
import { fill, makeRoom, onSmallDisk } from '#test/hard/small-disk.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { tell } from '#test/hard/own-process.ts'
import type { Trial } from '#test/hard/trial.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { makeProfile, profileForm, signedIn } from '#test/make.ts'
import { freePort, freshDatabase, startPostgres } from '#test/postgres.ts'
import { textOf } from '#test/read-page.ts'
import { refusedStart, type ServerProcess, startServer } from '#test/server-process.ts'

const DISK_MB = 250
const IDEAS = Array.from({ length: 20 }, (_, at) => `idea ${at + 1}`)
const MOST_WRITES = 5_000
const WITHIN_MS = 60_000

/** A disk that gets full under the product, and has room again. Needs `noSmallDisk` to say nothing. */
export function fullDisk(database: 'embedded' | 'postgres'): Promise<Trial[]> {
  return onSmallDisk(DISK_MB, 'test/hard/full-disk.ts', database)
}

/** Collects what was not as it must be. */
class Findings {
  readonly wrong: string[] = []
  must(right: boolean, what: string): void {
    if (!right) this.wrong.push(what)
  }
  trial(name: string, saw: string): Trial {
    return {
      name,
      ok: this.wrong.length === 0,
      saw: [saw, ...this.wrong.map((what) => `WRONG: ${what}`)].join('\n'),
    }
  }
}

async function ownerOn(server: ServerProcess, outbox: string): Promise<HttpVisitor> {
  return signedIn({ mails: mailsIn(outbox) }, new HttpVisitor(() => server.url))
}

/** Makes profiles until one is refused: how many were acknowledged, and the refusal's status and words. */
async function writeUntilRefused(
  owner: HttpVisitor,
): Promise<{ made: number; status: number; page: string }> {
  const hobbies = 'gardening and '.repeat(28)
  for (let made = 0; made < MOST_WRITES; made++) {
    const answer = await owner.post('/create-gift-profile', profileForm({ hobbies }))
    if (answer.status !== 302) return { made, status: answer.status, page: await answer.text() }
  }
  throw new Error(`${MOST_WRITES} profiles were made on a full disk`)
}

/** What an account has, as its owner can take it away. */
async function everythingOf(owner: HttpVisitor): Promise<string> {
  const answer = await owner.get('/portal/settings/data')
  if (answer.status !== 200) throw new Error(`the account's data answered ${answer.status}`)
  return answer.text()
}

async function untilWritten(owner: HttpVisitor): Promise<boolean> {
  for (const until = Date.now() + WITHIN_MS; Date.now() < until;) {
    const answer = await owner.post('/create-gift-profile', profileForm()).catch(() => undefined)
    if (answer?.status === 302) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function whileFull(
  found: Findings,
  server: ServerProcess,
  owner: HttpVisitor,
  slug: string,
): Promise<number> {
  const refused = await writeUntilRefused(owner)
  found.must(refused.status === 500, `a write on the full disk answered ${refused.status}`)
  found.must(refused.page.includes('Failed to create gift profile'), 'the owner is not told in words')
  found.must(refused.page.includes('gardening and gardening'), 'what the owner typed is gone')
  found.must(!innerWordsIn(textOf(refused.page)), `the answer says ${innerWordsIn(textOf(refused.page))}`)
  const visitor = new HttpVisitor(() => server.url)
  for (const path of ['/', `/gift/${slug}`, '/readyz'])
    found.must((await visitor.get(path)).status === 200, `${path} cannot be read on the full disk`)
  found.must((await owner.get('/portal/profile')).status === 200, 'the owner cannot read the list')
  return refused.made
}

async function embedded(disk: string): Promise<Trial[]> {
  const folder = join(disk, 'data')
  const env = { DATA_DIR: folder, PORT: String(await freePort()) }
  await putMadeFolder(folder)
  let server = await startServer(env)
  const owner = await ownerOn(server, join(folder, 'outbox'))
  const { slug } = await makeProfile(owner, { ideas: IDEAS })

  const full = new Findings()
  fill(disk, 60 * 1024 ** 2)
  const made = await whileFull(full, server, owner, slug)
  const take = await new HttpVisitor(() => server.url).post(`/gift/${slug}/take`, { idea: IDEAS[0] ?? '' })
  full.must(toastIn(take) === 'idea_take_failed', `a take on the full disk answered ${toastIn(take)}`)
  full.must(
    /"level":50.*the disk is full/.test(server.output()),
    'the log does not say that the disk is full',
  )
  fill(disk)
  const before = await everythingOf(owner)
  await server.end('SIGKILL')
  const refused = await refusedStart(env)
  full.must(refused.code === 1, `starting on the full disk ended with ${refused.code}`)
  full.must(/DATA_DIR: .*the disk/.test(refused.output), `starting on the full disk said ${refused.output}`)
  makeRoom(disk)
  server = await startServer(env)
  full.must((await everythingOf(owner)) === before, 'after the restart something is missing')
  fill(disk, 60 * 1024 ** 2)
  await writeUntilRefused(owner)
  makeRoom(disk)
  full.must(await untilWritten(owner), 'with room again nothing was written within a minute')

  const restored = new Findings()
  const backup = spawnSync(process.execPath, ['scripts/backup.ts', join(disk, 'backup.tar.gz')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  restored.must(backup.status === 0, `the backup ended with ${backup.status}: ${backup.stderr}`)
  const saved = await everythingOf(owner)
  await makeProfile(owner, { fields: { recipient_name: 'Written Later' } })
  fill(disk)
  await server.end('SIGKILL')
  makeRoom(disk)
  rmSync(join(folder, 'database/pg_wal'), { recursive: true })
  const damaged = await refusedStart(env)
  const command = /npm run restore -- (\S+)/.exec(damaged.output)
  restored.must(
    damaged.code === 1 && command !== null,
    `starting on the damaged folder said ${damaged.output}`,
  )
  const restore = spawnSync(process.execPath, ['scripts/restore.ts', command?.[1] ?? ''], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  restored.must(
    /Restored +1 accounts/.test(restore.stdout),
    `restoring said ${restore.stdout}${restore.stderr}`,
  )
  restored.must(
    /Lost +what was written after .*UTC/.test(restore.stdout),
    `what was lost is not said: ${restore.stdout}`,
  )
  server = await startServer(env)
  restored.must((await everythingOf(owner)) === saved, 'what was restored is not what the snapshot held')
  restored.must(
    !(await everythingOf(owner)).includes('Written Later'),
    'the snapshot held what came after it',
  )
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true })
  return [
    full.trial(
      'a full disk under the embedded database',
      `${made} profiles made, then refused in words; pages read on; all there after SIGKILL and a restart; written again with room`,
    ),
    restored.trial(
      'a database damaged on a full disk',
      'refused in words; the last snapshot restored by the command that was named, the same to the letter; what was lost was said',
    ),
  ]
}

/** Where the disk gets full faster than anybody looks. */
async function engineAlone(disk: string): Promise<Trial> {
  const found = new Findings()
  const folder = join(disk, 'alone')
  await putMadeFolder(folder)
  const ended = spawnSync(process.execPath, ['test/hard/until-the-engine-ends.ts', folder, disk], {
    encoding: 'utf8',
    timeout: WITHIN_MS,
  })
  const acknowledged = Number(ended.stdout.trim().split('\n').at(-1))
  found.must(ended.status === 1, `the process ended with ${ended.status ?? ended.signal}`)
  found.must(ended.stderr.includes('make room and start again'), `it said ${ended.stderr.slice(0, 500)}`)
  makeRoom(disk)
  const database = await openEmbedded(folder)
  const { rows } = (await database.db.execute(
    sql`select count(*) from written where row <= ${acknowledged}`,
  )) as {
    rows: { count: string | number }[]
  }
  const kept = Number(rows[0]?.count)
  await database.close()
  found.must(acknowledged > 0 && kept === acknowledged, `of ${acknowledged} rows ${kept} are there`)
  return found.trial(
    'an embedded engine without room for its log',
    `ended with a sentence after ${acknowledged} acknowledged rows; ${kept} there when opened again`,
  )
}

async function postgres(disk: string): Promise<Trial> {
  const found = new Findings()
  const elsewhere = process.env.TMPDIR
  process.env.TMPDIR = disk
  const database = await startPostgres()
  if (elsewhere === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = elsewhere
  const folder = join(disk, 'outbox-of-postgres')
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: await freshDatabase(database.url),
    AUTH_SECRET: randomBytes(32).toString('hex'),
  }
  const server = await startServer(env)
  try {
    const owner = await ownerOn(server, join(folder, 'outbox'))
    await makeProfile(owner, { ideas: IDEAS })
    fill(disk)
    const refused = await writeUntilRefused(owner)
    found.must(refused.status >= 500, `a write on the full disk answered ${refused.status}`)
    found.must(!innerWordsIn(textOf(refused.page)), `the answer says ${innerWordsIn(textOf(refused.page))}`)
    makeRoom(disk)
    await database.restart()
    found.must(await untilWritten(owner), 'with room again nothing was written within a minute')
    const kept = (await everythingOf(owner)).split('"recipient_name"').length - 1
    found.must(kept === refused.made + 2, `of ${refused.made + 2} profiles ${kept} are there`)
    return found.trial(
      'a full disk under Postgres',
      `${refused.made} profiles made, then refused with ${refused.status}; all ${kept} there when it had room again`,
    )
  } finally {
    await server.end('SIGKILL')
    await database.stop()
  }
}

if (import.meta.main) {
  const [, , disk = '', database] = process.argv
  tell(
    database === 'postgres' ? [await postgres(disk)] : [...(await embedded(disk)), await engineAlone(disk)],
  )
}
