import { defineConfig } from '@playwright/test'
import { findShell, ignoredArguments } from './test/programs/chromium.ts'

const executablePath = findShell()
/** What changes while it is open; accessibility.spec.ts translates every screen itself. */
const TRANSLATED = /\/(gift-taking|gatherings|suggestions-editor|profile-list)\.spec\.ts$/
/** Of those, what changes nothing that the others do not. */
const NOT_TRANSLATED =
  /on every width|back from the shop|searched by keyboard|columns are unclear|dialogs of the list/

/** Journeys against the production build; each worker runs its own server. */
export default defineConfig<{ translated: boolean }>({
  testDir: 'e2e',
  globalSetup: './e2e/template.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // One retry for a busy machine; the step’s line says how many journeys needed it.
  retries: process.env.CI ? 2 : 0,
  projects: [
    { name: 'as it is' },
    { name: 'translated', testMatch: TRANSLATED, grepInvert: NOT_TRANSLATED, use: { translated: true } },
  ],
  use: {
    actionTimeout: 10_000,
    // While a worker takes a page over, its requests pass by what a journey holds, cuts or answers; some want one.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ignoreDefaultArgs: ignoredArguments(),
      ...(executablePath && { executablePath }),
      // No requests of the browser's own, and no graphics card.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
