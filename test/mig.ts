import { listsBecomeIdeasOnEmbedded, listsBecomeIdeasOnPostgres } from '#test/hard/lists-become-ideas.ts'
const [, , which, n] = process.argv
const t = Date.now()
process.on('uncaughtException', (e: any) => { console.log('ERR', String(e).slice(0, 500), e.detail, e.hint, e.where?.slice?.(0,300)); process.exit(1) })
const trials = await (which === 'pg' ? listsBecomeIdeasOnPostgres(Number(n)) : listsBecomeIdeasOnEmbedded(Number(n)))
for (const { name, ok, saw } of trials) console.log(ok, name, saw)
console.log((Date.now() - t) / 1000, 's')
