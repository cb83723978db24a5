import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_MEMORY, sharedMemoryBytes } from '#test/programs/programs.ts'

const ROOM_BYTES = 4 * 1024 ** 3

/** Puts the temporary files of this process and its children into memory where there is room: tests make thousands. */
export function temporaryFilesInMemory(): void {
  if (sharedMemoryBytes() < ROOM_BYTES) return
  const folder = mkdtempSync(join(SHARED_MEMORY, 'wishfolio-'))
  // Postgres may run as another user.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
