import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#test/database/data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated data folder to copy. */
    embeddedTemplate: string | undefined
    /** Where the worlds of tests have their folders. */
    worlds: string | undefined
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const template = await makeTemplate()
  project.provide('embeddedTemplate', template)
  const remove = provideWorlds(project)
  return () => {
    rmSync(template, { recursive: true, force: true })
    remove()
  }
}

/** A folder for the worlds of tests; answers how to remove it. */
export function provideWorlds(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-worlds-'))
  project.provide('worlds', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
