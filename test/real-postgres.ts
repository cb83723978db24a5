import type { TestProject } from 'vitest/node'
import { startPostgres } from '#test/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server for test databases; undefined where tests run on the embedded engine. */
    postgres: string | undefined
  }
}

/** One server for all test files of the project `postgres`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  return () => server.stop()
}
