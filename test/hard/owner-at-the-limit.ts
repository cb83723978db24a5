import { expect } from 'vitest'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { profileForm } from '#test/make.ts'

const MAX_WRITES = 5_000
const WITHIN_MS = 60_000

/** Creates profiles until one is refused: how many were acknowledged, and the refusal's status and text. */
export async function writeUntilRefused(
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
export async function writesAgain(owner: HttpVisitor): Promise<void> {
  const status = async () =>
    (await owner.post('/create-gift-profile', profileForm()).catch(() => undefined))?.status
  await expect.poll(status, { timeout: WITHIN_MS }).toBe(302)
}

/** An account's data export. */
export async function everythingOf(owner: HttpVisitor): Promise<string> {
  const answer = await owner.get('/portal/settings/data')
  if (answer.status !== 200) throw new Error(`the account's data answered ${answer.status}`)
  return answer.text()
}

export function profilesIn(everything: string): number {
  return (JSON.parse(everything) as { gift_profiles: unknown[] }).gift_profiles.length
}
