import { needPostgres } from '#test/programs/postgres-programs.ts'
import { check } from './check.ts'
import { close, needed, step } from './steps.ts'
import { RULES, vitestOnChanges } from './test-runners.ts'
import { temporaryFilesInMemory } from './temporary-files.ts'

temporaryFilesInMemory()
const [since = 'HEAD'] = process.argv.slice(2)
const postgres = await needed('Postgres', needPostgres)
const found = await check(vitestOnChanges(RULES, since))
const [database, name] =
  postgres.passed > 0 ? (['postgres', 'Postgres'] as const) : (['embedded', 'the embedded database'] as const)
found.push(await step(`server on ${name}`, vitestOnChanges([database], since)))
close(found)
