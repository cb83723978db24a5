import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'
import { needProgram, findProgram, printed } from '#test/programs/programs.ts'
import { freePort } from '#test/programs/postgres.ts'
import type { DrivenBrowser } from './driven-browser.ts'

const PROGRAMS = ['WebKitWebDriver', 'MiniBrowser', 'Xvfb'] as const
const FOLDERS = ['/usr/lib/*/webkit2gtk-4.*', '/usr/lib/webkit2gtk-4.*']

/** The paths of WebKitGTK's driver, its browser and a display. */
export function needWebKit(): string[] {
  return PROGRAMS.map((name) =>
    needProgram(name, () => findProgram([name], FOLDERS), 'webkit2gtk-driver', 'xvfb'),
  )
}

/** WebKitGTK's browser on a display of its own, driven by WebDriver: each driver has one session. */
export async function startWebKit({ javaScript = true } = {}): Promise<DrivenBrowser> {
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
  await vi.waitFor(() => send('/status', undefined, 'GET'), { timeout: 30_000, interval: 20 })
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

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
}
