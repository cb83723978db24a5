import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { FolderInUse, lockFolder } from '#app/server/database/embedded/folder-lock.ts'
import { ownFolder } from '#test/own-folder.ts'

let folder: string
beforeEach(() => void (folder = ownFolder()))

const HOLDER = `
  import { lockFolder } from '#app/server/database/embedded/folder-lock.ts'
  await lockFolder(process.argv[1])
  console.log('locked')
  setInterval(() => {}, 1000)
`

/** Another process that holds the folder; answers how to kill it as a crash would. */
async function heldByAnother(): Promise<() => Promise<void>> {
  const args = ['--input-type=module', '--eval', HOLDER, folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

test('a folder that another process uses cannot be opened; after its crash it can, at once', async () => {
  const kill = await heldByAnother()
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(folder)
  await kill()
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await lock.release()
})

test('the embedded database refuses a folder in use before it touches anything in it', async () => {
  const lock = await lockFolder(folder)
  await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse)
  await lock.release()
})

test('of several who find the socket of a crashed process one gets the folder', async () => {
  await (
    await heldByAnother()
  )()
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  const locks = tries.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  await Promise.all(locks.map((lock) => lock.release()))
  expect(locks).toHaveLength(1)
})

test('a folder of a long path can be used, and stays with one process', async () => {
  const deep = join(folder, 'a-folder-name-of-some-length/'.repeat(6))
  mkdirSync(deep, { recursive: true })
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUse)
  await lock.release()
})
