import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#app/server/database/database.ts'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'

/**
 * A migrated data folder to copy, ten times faster than creating one; itself a copy of `MIGRATED_FOLDER`, which all steps
 * of `npm test` share.
 */
export async function makeTemplate(fill: (db: Database) => Promise<void> = async () => {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-template-'))
  if (process.env.MIGRATED_FOLDER) copyTemplate(process.env.MIGRATED_FOLDER, folder)
  const database = await openEmbedded(folder)
  await fill(database.db)
  await database.close()
  return folder
}

export function copyTemplate(template: string, folder: string): void {
  cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') })
}
