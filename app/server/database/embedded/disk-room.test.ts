import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect, inject, test } from 'vitest'
import { MIN_FREE_MB, watchDisk } from '#app/server/database/embedded/disk-room.ts'
import { accounts } from '#app/server/database/schema.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()

/** Only the embedded database has a disk of its own to watch. */
test.skipIf(inject('postgres') !== undefined)(
  'while the disk has less room than the engine needs nothing is written, all is read, and the log says it once',
  async () => {
    const said: string[] = []
    const log = pino({}, { write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg) })
    let room = MIN_FREE_MB
    const watch = watchDisk(world.database, log, () => room)
    const write = (id: string) => world.db.insert(accounts).values({ id, email: `${id}@example.org` })
    await watch.run()
    await write('rosa')

    room = MIN_FREE_MB - 1
    await watch.run()
    await watch.run()
    await expect(write('otto')).rejects.toThrow('Failed query')
    expect(await world.db.$count(accounts)).toBe(1)

    room = MIN_FREE_MB
    await watch.run()
    await watch.run()
    await write('otto')
    expect(await world.db.$count(accounts)).toBe(2)
    await watch.stop()
    expect(said).toEqual([
      'the disk is full: nothing is written until there is room',
      'the disk has room again',
    ])
  },
)

test('a disk that cannot be asked about changes nothing', async () => {
  const watch = watchDisk(world.database, pino({ level: 'silent' }), () => {
    throw new Error('no such folder')
  })
  await watch.run()
  await world.db.insert(accounts).values({ id: 'mia', email: 'mia@example.org' })
  await watch.stop()
  expect(await world.db.$count(accounts, eq(accounts.id, 'mia'))).toBe(1)
})
