import { beforeEach, expect, test } from 'vitest'
import { endWait, newWait } from '#app/server/commands/ask-to-wait.ts'
import { MAIL_WAIT_SECONDS } from '#app/domain/limits.ts'
import { ownWorld } from '#test/world.ts'

const ABOUT = 'reset rosa@example.org'

const world = await ownWorld()
beforeEach(() => world.clean())

/** A token whose wait is over. */
function waited(): string {
  const { token } = newWait(world, ABOUT)
  world.time.now = new Date(world.time.now.getTime() + MAIL_WAIT_SECONDS * 1000)
  return token
}

test.each(['', '.', '.1', '.a.b', ' ', '='])('a used token stays used with %j after it', async (after) => {
  const token = waited()
  expect(await endWait(world, ABOUT, token)).toBe('waited')
  expect(await endWait(world, ABOUT, token + after)).toBe('invalid')
})

test('of a token that is used many times at once, on two instances, one use counts', async () => {
  const other = await world.another()
  const token = waited()
  const uses = await Promise.all(
    Array.from({ length: 10 }, (_, at) => endWait(at % 2 ? other : world, ABOUT, token)),
  )
  expect(uses.filter((use) => use === 'waited')).toHaveLength(1)
  await other.close()
})
