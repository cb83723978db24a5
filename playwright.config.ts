import { defineConfig } from '@playwright/test'
import { findChromium } from './test/chromium.ts'

const executablePath = findChromium()

/** The journeys, in a real browser against the production build; each worker runs a server of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/template.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine’s hiccup does not stop a landing; the step’s line says how many journeys needed more than one try.
  retries: process.env.CI ? 2 : 0,
  use: {
    actionTimeout: 10_000,
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A browser that stays on this machine: nothing of its own to fetch, and no graphics card.
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
