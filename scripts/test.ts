import { globSync, rmSync } from 'node:fs'
import { needShell } from '#test/programs/chromium.ts'
import { makeTemplate } from '#test/database/data-folder.ts'
import { needFirefox } from '#test/engines/firefox.ts'
import { needWebKit } from '#test/engines/webkit.ts'
import { needPooler } from '#test/programs/pooler.ts'
import { needPostgres } from '#test/programs/postgres-programs.ts'
import { needRedis } from '#test/programs/redis.ts'
import { check } from './check.ts'
import { close, command, type Counts, NO_POSTGRES, notRun, needed, step } from './steps.ts'
import { temporaryFilesInMemory } from './temporary-files.ts'
import { hard, playwright, vitest } from './test-runners.ts'

temporaryFilesInMemory()
const chromium = await needed('Chromium', needShell)
const firefox = await needed('Firefox', needFirefox)
const webkit = await needed('WebKitGTK', needWebKit)
const postgres = await needed('Postgres', needPostgres)
const redis = await needed('Redis', needRedis)
const pooler = await needed('PgBouncer', needPooler)
const has = ({ passed }: Counts) => passed > 0

const engines = [
  ...(has(firefox) ? ['test/engines/firefox'] : []),
  ...(has(webkit) ? ['test/engines/webkit'] : []),
]

/** Parts of the server whose code asks SQL, listens to the database, or fails as it does. */
const ASKING_SQL = [
  'commands',
  'database',
  'limits',
  'live',
  'mail',
  'queries',
  'http/operator/health',
  'operator',
  'schedule',
  'start-up',
]

/** What asks SQL without a route, any request, each page, and failing saves; the rest runs on Postgres alone. */
const ON_BOTH = [
  ...ASKING_SQL.map((room) => `app/server/${room}`),
  'app/routes/any-request',
  'app/routes/failing-saves',
  'app/routes/page-titles',
]

/** Tests of the hard ones that `npm run test:hard` alone runs: they need proxies or the registry. */
const ONLY_IN_FULL = ['image-rehearsal', 'proxies'].flatMap((name) => [
  '--exclude',
  `test/hard/${name}.test.ts`,
])

const [checks, migrated] = await Promise.all([check(), makeTemplate()])
process.env.MIGRATED_FOLDER = migrated
process.once('exit', () => rmSync(migrated, { recursive: true, force: true }))
const found = [chromium, firefox, webkit, postgres, redis, pooler, ...checks]
found.push(await step('server on the embedded database', vitest(['embedded'], has(postgres) ? ON_BOTH : [])))
// Tests wait for a server for much of their time.
found.push(
  ...(await Promise.all([
    step('server on Postgres', has(postgres) ? vitest(['postgres']) : async () => notRun(NO_POSTGRES)),
    step(
      'server with Redis between instances',
      has(redis) ? vitest(['redis']) : async () => notRun('no Redis on this machine'),
    ),
  ])),
)
const build = await step('production build', command('node', ['scripts/build.ts']))
found.push(build)
if (has(build)) {
  const scripts = [
    '-c',
    'scripts/checks/browser-features.ts',
    '--no-ignore',
    ...globSync('build/client/**/*.js'),
  ]
  found.push(
    await step('scripts that browsers get', command('oxlint', scripts)),
    await step(
      'journeys in a browser',
      has(chromium) ? playwright() : async () => notRun('no Chromium on this machine'),
    ),
    // Both wait for other programs for some of their time.
    ...(await Promise.all([
      step(
        'journeys in Firefox and WebKit',
        engines.length > 0
          ? vitest(['engines'], engines)
          : async () => notRun('no Firefox or WebKitGTK on this machine'),
      ),
      step('races, kills and faults in a few rounds', hard(ONLY_IN_FULL)),
    ])),
  )
}
close(found)
