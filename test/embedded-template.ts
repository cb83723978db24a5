import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#test/database/data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated data folder to copy. */
    embeddedTemplate: string | undefined
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await makeTemplate()
  project.provide('embeddedTemplate', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
