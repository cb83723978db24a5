import { onInstances, onPoolerAndRedis } from '#test/hard/on-instances.ts'
import { REDUCED } from '#test/hard/trial.ts'
const [, , which, together, losses] = process.argv
const effort = { ...REDUCED, together: Number(together), losses: Number(losses) }
const began = performance.now()
for (const t of await (which === 'redis' ? onPoolerAndRedis(effort) : onInstances(effort))) console.log(t.ok, t.name, '::', t.saw)
console.log(Math.round((performance.now() - began) / 1000), 's')
process.exit(0)
