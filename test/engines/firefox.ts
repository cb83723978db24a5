import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needProgram, findProgram, printed } from '#test/programs/programs.ts'
import type { DrivenBrowser } from './driven-browser.ts'

export function needFirefox(): string {
  return needProgram('Firefox', () => findProgram(['firefox-esr', 'firefox']), 'firefox-esr')
}

interface Message {
  id: number
  type: 'success' | 'error'
  result: unknown
  error?: string
  message?: string
}

/** A Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox({ javaScript = true } = {}): Promise<DrivenBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-firefox-'))
  writeFileSync(
    join(folder, 'user.js'),
    `user_pref("javascript.enabled", ${javaScript});\nuser_pref("ui.prefersReducedMotion", 1);\n`,
  )
  const program = spawn(
    needFirefox(),
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  )
  const ended = once(program, 'exit')
  process.once('exit', () => program.kill('SIGKILL'))
  const send = await connect(`${await printed(program.stderr, /ws:\/\/\S+/)}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    async open(url) {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' })
      await navigate().catch((error: unknown) => {
        // React Router loads the page anew when a script that it imports is cut off by leaving.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return navigate()
      })
    },
    async call(does, ...args) {
      const called = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `(args) => JSON.stringify((${String(does)})(...JSON.parse(args)))`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: false,
        },
      )
      if (called.exceptionDetails) throw new Error(called.exceptionDetails.text)
      const { value } = called.result ?? {}
      return value === undefined ? undefined : JSON.parse(value)
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    async close() {
      program.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    waiting.get(message.id)?.(message)
  })
  await once(socket, 'open')
  return async <Result>(method: string, params: object): Promise<Result> => {
    last += 1
    const id = last
    const answered = new Promise<Message>((answer) => waiting.set(id, answer))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, error, message } = await answered
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`)
    return result as Result
  }
}
