import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { installPackages, mayInstallPackages } from '#test/programs/debian-packages.ts'
import { freePort } from '#test/programs/postgres.ts'
import { findProgram, printed } from '#test/programs/programs.ts'
import type { Browser } from './browser.ts'

const PROGRAMS = ['WebKitWebDriver', 'MiniBrowser', 'Xvfb'] as const
const FOLDERS = ['/usr/lib/*/webkit2gtk-4.*', '/usr/lib/webkit2gtk-4.*']
const LOOK_MS = 20
const WITHIN_MS = 30_000

/** Finds or installs the driver of WebKitGTK, its browser and a display. Throws with the reason when this machine can have none. */
export function needWebKit(): string[] {
  const find = () => PROGRAMS.map((name) => findProgram([name], FOLDERS))
  if (find().includes(undefined) && mayInstallPackages()) installPackages('webkit2gtk-driver', 'xvfb')
  const found = find()
  return PROGRAMS.map((name, at) => {
    const path = found[at]
    if (path === undefined) throw new Error(`there is no ${name}, and none could be installed`)
    return path
  })
}

/** WebKitGTK's browser on a display of its own, driven by WebDriver: each driver has one session. */
export async function startWebKit({ javaScript = true } = {}): Promise<Browser> {
  const [driverPath = '', binary = '', displayPath = ''] = needWebKit()
  const display = spawn(displayPath, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const DISPLAY = `:${(await printed(display.stdout, /\d+\n/)).trim()}`
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  })
  for (const program of [display, driver]) process.once('exit', () => program.kill('SIGKILL'))
  const send = async <Value>(path: string, body?: object, method = 'POST'): Promise<Value> => {
    const sent = body && { body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  await answering(() => send('/status', undefined, 'GET'))
  const args = ['--automation', `--enable-javascript=${javaScript}`]
  const { sessionId } = await send<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  })
  const session = `/session/${sessionId}`
  return {
    async open(url) {
      await send(`${session}/url`, { url })
    },
    async call(does, ...values) {
      const value = await send<string | null>(`${session}/execute/sync`, {
        script: `return JSON.stringify((${String(does)})(...JSON.parse(arguments[0])))`,
        args: [JSON.stringify(values)],
      })
      return value === null ? undefined : JSON.parse(value)
    },
    async act(actions) {
      await send(`${session}/actions`, { actions })
    },
    async close() {
      await send(session, undefined, 'DELETE')
      await Promise.all([driver, display].map(end))
    },
  }
}

async function answering(ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + WITHIN_MS
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(LOOK_MS)
    }
  }
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
}
