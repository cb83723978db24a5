import { FULL } from '#test/hard/trial.ts'
import { needPostgres } from '#test/postgres-programs.ts'
import { buildWhenNeeded } from './build.ts'
import { hardSteps } from './hard-steps.ts'
import { close, command, notRun, PASSED, step } from './steps.ts'

const postgres = await step('a Postgres for the tests', async () => {
  try {
    needPostgres()
    return PASSED
  } catch (error) {
    return notRun(String(error))
  }
})
await buildWhenNeeded()
close([postgres, ...(await hardSteps(FULL, postgres.passed > 0))])
