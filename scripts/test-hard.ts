import { FULL } from '#test/hard/trial.ts'
import { needPostgres } from '#test/postgres-programs.ts'
import { hardSteps } from './hard-steps.ts'
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
const trials = build.passed > 0 ? await hardSteps(FULL, postgres.passed > 0) : []
close([build, postgres, ...trials])
