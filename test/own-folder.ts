import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder, which goes after the test, or after all tests of a file with `afterAll`. */
export function ownFolder(afterwards: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-test-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
