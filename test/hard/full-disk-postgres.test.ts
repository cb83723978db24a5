import { afterAll, expect, test, vi } from 'vitest'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { everythingOf, profilesIn, writesAgain, writeUntilRefused } from '#test/hard/owner-at-the-limit.ts'
import { DATABASES, startSite } from '#test/hard/site.ts'
import { fill, makeRoom, mountSmallDisk, unmount } from '#test/hard/small-disk.ts'
import { makeProfile } from '#test/make.ts'
import { textOf } from '#test/read-page.ts'

const disk = DATABASES.includes('Postgres') ? mountSmallDisk() : undefined
afterAll(() => disk && unmount(disk))

test.runIf(disk)(
  'a Postgres whose disk gets full refuses writes, and loses no acknowledged one',
  async () => {
    if (!disk) return
    // Where Postgres makes its folder.
    vi.stubEnv('TMPDIR', disk)
    const site = await startSite({ database: 'Postgres' })
    vi.unstubAllEnvs()
    try {
      const owner = await site.newOwner()
      await makeProfile(owner)
      fill(disk)
      const { made, status, page } = await writeUntilRefused(owner)
      expect(status).toBeGreaterThanOrEqual(500)
      expect(innerWordsIn(textOf(page))).toBeUndefined()
      makeRoom(disk)
      await site.postgres?.restart()
      await writesAgain(owner)
      expect(profilesIn(await everythingOf(owner))).toBe(made + 2)
    } finally {
      await site.close()
    }
  },
)
