import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded()
// Whatever the shell sets: in development, pages show error details.
process.env.NODE_ENV = 'production'
const server = '../build/server/index.js'
await import(server)
