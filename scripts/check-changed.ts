import { check } from './check.ts'
import { close, step } from './steps.ts'
import { vitestOnChanges } from './test-runners.ts'

/** Before a commit: all checks, and the tests without Postgres and browser that reach what is not committed yet, or has changed since the commit that is named. */
const [since = 'HEAD'] = process.argv.slice(2)
const found = await check(vitestOnChanges('rules', since))
found.push(await step('server on the embedded database', vitestOnChanges('embedded', since)))
close(found)
