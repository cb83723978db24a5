import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages, mayInstallPackages } from '#test/debian-packages.ts'
import { findProgram } from '#test/programs.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const DOWNLOAD_MS = 5 * 60_000

/** The machine's browser, else the one that Playwright has downloaded. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return findProgram(NAMES) ?? (existsSync(own) ? own : undefined)
}

/** Finds or installs a browser. Throws with the reason when this machine can have none. */
export function needChromium(): string {
  const found = findChromium()
  if (found) return found
  // The system's package includes libraries that a download lacks on a bare server.
  if (mayInstallPackages()) installPackages('chromium')
  else execFileSync('playwright', ['install', 'chromium'], { stdio: 'pipe', timeout: DOWNLOAD_MS })
  const installed = findChromium()
  if (!installed) throw new Error(`there is no ${NAMES.join(', ')}, and none could be installed`)
  return installed
}
