import { expect, test } from 'vitest'
import { type Asked, FROM_OUTSIDE, OTHER_HOSTS, OUTER_ADDRESS, OWN_HOSTS } from '#test/programs/listening.ts'

/** Tests that a resource is readable only by a peer on this machine, with a loopback Host. */
export function testThisMachineOnly(
  what: string,
  ask: (asked: Partial<Asked>) => Promise<{ status: number | undefined }>,
): void {
  const status = async (asked: Partial<Asked>) => (await ask(asked)).status

  test.each(OWN_HOSTS)(`${what}: the Host %s is this machine`, async (host) => {
    expect(await status({ headers: { host } })).toBe(200)
  })

  test.each(OTHER_HOSTS)(
    `${what}: the Host %s is not, any name may resolve to this machine`,
    async (host) => {
      expect(await status({ headers: { host } })).toBe(404)
    },
  )

  test.each(FROM_OUTSIDE)(
    `${what}: what came through a proxy is refused, whatever it claims: %s: %s`,
    async (name, value) => {
      expect(await status({ headers: { [name]: value } })).toBe(404)
    },
  )

  test.skipIf(OUTER_ADDRESS === undefined)(`${what}: another machine is refused`, async () => {
    expect(await status({ at: OUTER_ADDRESS ?? '' })).toBe(404)
  })
}
