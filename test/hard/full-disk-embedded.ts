import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES } from '#app/copy/messages.ts'
import { innerWordsIn } from '#test/failing-database.ts'
import { Findings } from '#test/hard/findings.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { everythingOf, profilesIn, writesAgain, writeUntilRefused } from '#test/hard/owner-at-the-limit.ts'
import { fill, makeRoom } from '#test/hard/small-disk.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { freePort } from '#test/postgres.ts'
import { textOf } from '#test/read-page.ts'
import { refusedStart, type ServerProcess, startServer } from '#test/server-process.ts'

/** Less than the server's minimum, more than it writes until its next check. */
const LEAVE_BYTES = 60 * 1024 ** 2

interface Site {
  disk: string
  env: { DATA_DIR: string; PORT: string }
  server: ServerProcess
  owner: HttpVisitor
}

/** A server whose disk gets full, has room again, and whose database was damaged meanwhile. */
export async function fullDiskOfEmbedded(disk: string): Promise<StressTestResult[]> {
  const folder = join(disk, 'data')
  await putMadeFolder(folder)
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    PROFILES_PER_ACCOUNT: '100000',
    MEGABYTES_PER_ACCOUNT: '100000',
  }
  const server = await startServer(env)
  const outbox = mailsIn(join(folder, 'outbox'))
  const site: Site = { disk, env, server, owner: new HttpVisitor(() => site.server.url) }
  try {
    await signedIn({ mails: outbox }, site.owner)
    return [await fullAndAgain(site), await damagedAndRestored(site)]
  } finally {
    await site.server.end('SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

async function fullAndAgain(site: Site): Promise<StressTestResult> {
  const { disk, env, owner } = site
  const found = new Findings()
  const profile = await makeProfile(owner)
  fill(disk, LEAVE_BYTES)
  const made = await whileFull(found, site, profile)
  const before = await everythingOf(owner)
  found.must(profilesIn(before) === made + 1, `of ${made + 1} profiles ${profilesIn(before)} are there`)
  await site.server.end('SIGKILL')
  await mustNotStart(
    found,
    site,
    /DATA_DIR: the disk of .* has \d+ MB left, and the embedded database needs 64/,
  )
  fill(disk)
  await mustNotStart(found, site, /DATA_DIR: .* because the disk is full/)
  makeRoom(disk)
  site.server = await startServer(env)
  found.must((await everythingOf(owner)) === before, 'after the restart something is missing')
  fill(disk, LEAVE_BYTES)
  await writeUntilRefused(owner)
  makeRoom(disk)
  found.must(await writesAgain(owner), 'with room again nothing was written within a minute')
  return found.result(
    'a full disk under the embedded database',
    `${made} profiles made, then refused in words; pages read on; all there after SIGKILL and a restart; written again with room`,
  )
}

async function mustNotStart(found: Findings, { env }: Site, words: RegExp): Promise<void> {
  const { code, output } = await refusedStart(env)
  found.must(code === 1 && words.test(output), `starting ended with ${code} and said ${output}`)
}

async function whileFull(
  found: Findings,
  { server, owner }: Site,
  { slug, idea }: MadeProfile,
): Promise<number> {
  const { made, status, page } = await writeUntilRefused(owner)
  found.must(status === 500, `a write on the full disk answered ${status}`)
  found.must(page.includes('Failed to create gift profile'), 'the owner is not told in words')
  found.must(page.includes('gardening and gardening'), 'what the owner typed is gone')
  found.must(!innerWordsIn(textOf(page)), `the answer says ${innerWordsIn(textOf(page))}`)
  const visitor = new HttpVisitor(() => server.url)
  for (const path of ['/', `/gift/${slug}`, '/readyz'])
    found.must((await visitor.get(path)).status === 200, `${path} cannot be read on the full disk`)
  found.must((await owner.get('/portal/profile')).status === 200, 'the owner cannot read the list')
  const take = await visitor.post(`/gift/${slug}`, { idea: idea('a kite') })
  found.must(take.status === 500, `a take on the full disk answered ${take.status}`)
  found.must(textOf(await take.text()).includes(MESSAGES.idea_take_failed), 'a visitor is not told in words')
  const logged = /"level":50.*the disk is full/.test(server.output())
  found.must(logged, 'the log does not say that the disk is full')
  return made
}

async function damagedAndRestored(site: Site): Promise<StressTestResult> {
  const { disk, env, owner } = site
  const found = new Findings()
  const script = (...args: string[]) =>
    spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' })
  const backup = script('scripts/backup.ts', join(disk, 'backup.tar.gz'))
  found.must(backup.status === 0, `the backup ended with ${backup.status}: ${backup.stderr}`)
  const saved = await everythingOf(owner)
  await makeProfile(owner, { fields: { recipient_name: 'Written Later' } })
  fill(disk)
  await site.server.end('SIGKILL')
  makeRoom(disk)
  rmSync(join(env.DATA_DIR, 'database/pg_wal'), { recursive: true })
  const damaged = await refusedStart(env)
  const [, snapshot = ''] = /npm run restore -- (\S+)/.exec(damaged.output) ?? []
  found.must(damaged.code === 1 && snapshot !== '', `starting on the damaged folder said ${damaged.output}`)
  const { stdout, stderr } = script('scripts/restore.ts', snapshot)
  found.must(/Restored +1 accounts/.test(stdout), `restoring said ${stdout}${stderr}`)
  found.must(/Lost +what was written after .* UTC/.test(stdout), `what was lost is not said: ${stdout}`)
  site.server = await startServer(env)
  const restored = await everythingOf(owner)
  found.must(restored === saved, 'what was restored is not what the snapshot held')
  found.must(!restored.includes('Written Later'), 'the snapshot held what came after it')
  return found.result(
    'a database damaged on a full disk',
    'refused in words; the last snapshot restored by the command that was named, the same to the letter; what was lost was said',
  )
}
