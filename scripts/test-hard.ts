import { FULL } from '#test/hard/trial.ts'
import { needPostgres } from '#test/postgres-programs.ts'
import { fuzzSteps, hardSteps, imageStep, timingSteps } from './hard-steps.ts'
import { close, command, notRun, PASSED, step } from './steps.ts'

const build = await step('production build', command('node', ['scripts/build.ts']))
const postgres = await step('Postgres', async () => {
  try {
    needPostgres()
    return PASSED
  } catch (error) {
    return notRun(String(error))
  }
})
const found = [build, postgres]
found.push(...(await fuzzSteps(10_000, postgres.passed > 0)))
if (build.passed > 0) {
  found.push(...(await hardSteps(FULL, postgres.passed > 0)))
  found.push(...(await timingSteps(200, postgres.passed > 0)))
}
found.push(await imageStep())
close(found)
