import { saidIn } from '#app/ideas/reading/constraints.ts'
import { readFileSync } from 'node:fs'
import { normalise } from '#app/ideas/words/lemmas.ts'
const lines = readFileSync('/tmp/ir/people.txt', 'utf8').trim().split('\n').map((l) => normalise(l.split('|').slice(2, 5).map((c) => c.trim()).join('\n')))
for (const l of lines) saidIn(l)
let t = (process.cpuUsage().user / 1000); for (let i = 0; i < 100; i++) for (const l of lines) saidIn(l); console.log(((process.cpuUsage().user / 1000) - t) / 100 / lines.length, 'ms')
for (const [i, l] of lines.entries()) { console.log(`${i + 1} ${l.replaceAll('\n', ' | ')}`); for (const c of saidIn(l)) if (!c.constraint.name.startsWith('unless')) console.log('     ', c.constraint.name, '«' + c.words + '»') }
