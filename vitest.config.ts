import { defineConfig } from 'vitest/config'
import { languageMacros } from './scripts/language-macros.ts'

/** Tests that put something in place of a module, and so need modules of their own. */
const EFFECTS = 'app/**/*.effects.test.{ts,tsx}'
/** Of the server, without a database. */
const LOOK_UP = 'app/server/look-up/**/*.test.ts'
const RULES = [
  'app/{domain,ideas,copy,content,language,ui,styles,components,offline}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  LOOK_UP,
]
const SERVER_TESTS = ['app/{server,routes}/**/*.test.{ts,tsx}']
const NO_COMPLAINTS = 'test/no-complaints.ts'

/**
 * Tests of the server run on both databases, and those of the ports that Redis can serve on Redis too; `npm test` asks
 * of the embedded database less, see `scripts/test.ts`.
 */
export default defineConfig({
  plugins: [languageMacros()],
  test: {
    // Vitest leaves a core free for watching, which is not needed here.
    maxWorkers: '100%',
    // Files of one worker share the modules of the app: loading them anew takes longer than most tests.
    isolate: false,
    // Addresses of stylesheets, not what is in them.
    css: { include: /\.css\?url$/ },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, exclude: [EFFECTS] } },
      {
        extends: true,
        test: { name: 'effects', include: [EFFECTS], isolate: true, setupFiles: NO_COMPLAINTS },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: SERVER_TESTS,
          exclude: [EFFECTS, LOOK_UP],
          setupFiles: NO_COMPLAINTS,
          globalSetup: 'test/embedded-template.ts',
        },
      },
      {
        extends: true,
        // React as visitors get it; the embedded database's tests and the development server have its warnings.
        oxc: { jsx: { development: false } },
        test: {
          name: 'postgres',
          env: { NODE_ENV: 'production' },
          include: SERVER_TESTS,
          exclude: [EFFECTS, LOOK_UP],
          setupFiles: NO_COMPLAINTS,
          globalSetup: 'test/programs/real-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'redis',
          include: ['app/server/{live,limits}/{port,redis}.test.ts'],
          provide: { redis: true },
          setupFiles: NO_COMPLAINTS,
          globalSetup: 'test/embedded-template.ts',
        },
      },
      // Against the production build.
      { extends: true, test: { name: 'engines', include: ['test/engines/*.test.ts'] } },
      // The production build among real programs, in the rounds of `test/race-rounds.ts`; they wait for much of their time.
      {
        extends: true,
        test: {
          name: 'hard',
          include: ['test/hard/**/*.test.ts'],
          testTimeout: 40 * 60_000,
          hookTimeout: 5 * 60_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 4,
          retry: 0,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
