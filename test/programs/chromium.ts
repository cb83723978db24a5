import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import {
  installPackages,
  mayInstallPackages,
  findProgram,
  sharedMemoryBytes,
} from '#test/programs/programs.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
/** The same engine without the parts of a window, whose pages cost half as much. */
const SHELL = 'chromium-headless-shell'
const DOWNLOAD_MS = 5 * 60_000

/** The machine's browser, else the one that Playwright has downloaded. */
function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return findProgram(NAMES) ?? (existsSync(own) ? own : undefined)
}

/** The browser for journeys. */
export function findShell(): string | undefined {
  return findProgram([SHELL]) ?? findChromium()
}

/** Finds or installs a browser as people have it. Throws with the reason when this machine can have none. */
export function needChromium(): string {
  return needBrowser('chromium', findChromium)
}

/** The same for a browser for journeys. */
export function needShell(): string {
  return needBrowser(SHELL, findShell)
}

function needBrowser(name: string, find: () => string | undefined): string {
  const found = find()
  if (found) return found
  // The system's package includes libraries that a download lacks on a bare server.
  if (mayInstallPackages()) installPackages(name)
  else execFileSync('playwright', ['install', 'chromium'], { stdio: 'pipe', timeout: DOWNLOAD_MS })
  const installed = find()
  if (!installed) throw new Error(`there is no ${name}, and none could be installed`)
  return installed
}

const ROOM_BYTES = 2 * 1024 ** 3

/** What Playwright asks of Chromium for containers with little shared memory; where there is enough, journeys are faster without. */
export function ignoredArguments(): string[] {
  return sharedMemoryBytes() >= ROOM_BYTES ? ['--disable-dev-shm-usage'] : []
}
