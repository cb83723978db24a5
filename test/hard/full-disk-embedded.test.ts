import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MESSAGES } from '#app/copy/messages.ts'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { type Site, startSite } from '#test/hard/site.ts'
import { fill, makeRoom, mountSmallDisk, unmount } from '#test/hard/small-disk.ts'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, profileForm } from '#test/make.ts'
import { textOf } from '#test/read-page.ts'
import { refusedStart } from '#test/programs/server-process.ts'

/** Less than the server's minimum, more than it writes until its next check. */
const LEAVE_BYTES = 60 * 1024 ** 2
const MAX_WRITES = 5_000
const WITHIN_MS = 60_000

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
    expect(textOf(await take.text())).toContain(MESSAGES.idea_take_failed.message)
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

/** Creates profiles until one is refused: how many were acknowledged, and the refusal's status and text. */
async function writeUntilRefused(
  owner: HttpVisitor,
): Promise<{ made: number; status: number; page: string }> {
  const hobbies = 'gardening and '.repeat(28)
  for (let made = 0; made < MAX_WRITES; made++) {
    const answer = await owner.post('/create-gift-profile', profileForm({ hobbies }))
    if (answer.status !== 302) return { made, status: answer.status, page: await answer.text() }
  }
  throw new Error(`${MAX_WRITES} profiles were made on a full disk`)
}

/** A profile can be created again within a minute. */
async function writesAgain(owner: HttpVisitor): Promise<void> {
  const status = async () =>
    (await owner.post('/create-gift-profile', profileForm()).catch(() => undefined))?.status
  await expect.poll(status, { timeout: WITHIN_MS }).toBe(302)
}

/** An account's data export. */
async function everythingOf(owner: HttpVisitor): Promise<string> {
  const answer = await owner.get('/portal/settings/data')
  if (answer.status !== 200) throw new Error(`the account's data answered ${answer.status}`)
  return answer.text()
}

function profilesIn(everything: string): number {
  return (JSON.parse(everything) as { gift_profiles: unknown[] }).gift_profiles.length
}
