import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MESSAGES } from '#app/copy/messages.ts'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { everythingOf, profilesIn, writesAgain, writeUntilRefused } from '#test/hard/owner-at-the-limit.ts'
import { type Site, startSite } from '#test/hard/site.ts'
import { fill, makeRoom, mountSmallDisk, unmount } from '#test/hard/small-disk.ts'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile } from '#test/make.ts'
import { textOf } from '#test/read-page.ts'
import { refusedStart } from '#test/programs/server-process.ts'

/** Less than the server's minimum, more than it writes until its next check. */
const LEAVE_BYTES = 60 * 1024 ** 2
const ENGINE_ENDS_WITHIN_MS = 120_000

const mounted = mountSmallDisk()
const disk = mounted ?? ''
afterAll(() => mounted && unmount(mounted))

describe.runIf(mounted)('a server on the embedded database', () => {
  let site: Site
  let owner: HttpVisitor
  beforeAll(async () => {
    site = await startSite({ disk })
    owner = await site.newOwner()
    return site.close
  })

  test('on a full disk writes are refused in words and pages read on, nothing is lost, and with room it writes again', async () => {
    const { slug, idea } = await makeProfile(owner)
    fill(disk, LEAVE_BYTES)
    const { made, status, page } = await writeUntilRefused(owner)
    expect(status).toBe(500)
    expect(page).toContain('Failed to create gift profile')
    expect(page).toContain('gardening and gardening')
    expect(innerWordsIn(textOf(page))).toBeUndefined()
    const visitor = site.visitor()
    for (const path of ['/', `/gift/${slug}`, '/readyz']) expect((await visitor.get(path)).status).toBe(200)
    expect((await owner.get('/portal/profile')).status).toBe(200)
    const take = await visitor.post(`/gift/${slug}`, { idea: idea('a kite') })
    expect(take.status).toBe(500)
    expect(textOf(await take.text())).toContain(MESSAGES.idea_take_failed)
    expect(site.server().output()).toMatch(/"level":50.*the disk is full/)

    const before = await everythingOf(owner)
    expect(profilesIn(before)).toBe(made + 1)
    await site.server().end('SIGKILL')
    expect(await refusedStart(site.env)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /DATA_DIR: the disk of .* has \d+ MB left, and the embedded database needs 64/,
      ),
    })
    fill(disk)
    const full = expect.stringMatching(/DATA_DIR: .* because the disk is full/)
    expect(await refusedStart(site.env)).toEqual({ code: 1, output: full })
    makeRoom(disk)
    await site.startAgain()
    expect(await everythingOf(owner)).toBe(before)
    fill(disk, LEAVE_BYTES)
    await writeUntilRefused(owner)
    makeRoom(disk)
    await writesAgain(owner)
  })
})

// On a disk that gets full between two checks of the server.
test.runIf(mounted)(
  'an engine without room for its log ends in words, and no acknowledged row is lost',
  async () => {
    const folder = join(disk, 'alone')
    await putMadeFolder(folder)
    const ended = spawnSync(process.execPath, ['test/hard/until-the-engine-ends.ts', folder, disk], {
      encoding: 'utf8',
      timeout: ENGINE_ENDS_WITHIN_MS,
    })
    const acknowledged = Number(ended.stdout.trim().split('\n').at(-1))
    expect(ended.stderr).toContain('make room and start again')
    expect(ended.status).toBe(1)
    expect(acknowledged).toBeGreaterThan(0)
    makeRoom(disk)
    const database = await openEmbedded(folder)
    const counted = sql`select count(*) from written where row <= ${acknowledged}`
    const { rows } = (await database.db.execute(counted)) as { rows: { count: string | number }[] }
    await database.close()
    expect(Number(rows[0]?.count)).toBe(acknowledged)
  },
)
