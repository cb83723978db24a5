import { defineConfig } from '@playwright/test'
import { findShell, ignoredArguments } from './test/programs/chromium.ts'

const executablePath = findShell()
/** Journeys against the production build; each worker runs its own server. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/template.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // One retry for a busy machine; the step’s line says how many journeys needed it.
  retries: process.env.CI ? 2 : 0,
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
