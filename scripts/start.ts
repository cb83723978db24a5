import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded()
// Whatever the shell says: in development pages show what broke.
process.env.NODE_ENV = 'production'
const server = '../build/server/index.js'
await import(server)
