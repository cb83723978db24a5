import type { TestProject } from 'vitest/node'
import { openPostgres } from '#app/server/database/postgres.ts'
import { provideWorlds } from '#test/embedded-template.ts'
import { freshDatabase, startPostgres } from '#test/programs/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server for test databases; undefined where tests run on the embedded engine. */
    postgres: string | undefined
    /** The name of a migrated database on it to copy. */
    postgresTemplate: string | undefined
  }
}

/** One server for all test files of the project `postgres`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  project.provide('postgresTemplate', await migratedTemplate(server.url))
  const remove = provideWorlds(project)
  return async () => {
    await server.stop()
    remove()
  }
}

async function migratedTemplate(server: string): Promise<string> {
  const url = await freshDatabase(server)
  await (await openPostgres(url)).close()
  return new URL(url).pathname.slice(1)
}
