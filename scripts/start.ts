import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded()
process.env.NODE_ENV ??= 'production'
const server = '../build/server/index.js'
await import(server)
