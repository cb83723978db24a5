import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { needChromium } from '#test/programs/chromium.ts'

const SCREEN = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }

export interface Conditions {
  latencyMs: number
  downMbit: number
  upMbit: number
  processorSlower: number
}
export const SLOW_PHONE: Conditions = { latencyMs: 150, downMbit: 1.6, upMbit: 0.75, processorSlower: 4 }
export const USUAL_PHONE: Conditions = { latencyMs: 40, downMbit: 10, upMbit: 5, processorSlower: 2 }

const BYTES_PER_MBIT = 1_000_000 / 8
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--remote-debugging-port=0',
]

interface Tab {
  send<Result>(method: string, params?: object): Promise<Result>
  happened(event: string): Promise<unknown>
  close(): Promise<unknown>
}

export interface Phone {
  openTab(conditions: Conditions): Promise<Tab>
  close(): Promise<void>
}

type Message = {
  id?: number
  sessionId?: string
  method?: string
  result?: unknown
  error?: { message: string }
}

/** Chromium as a phone, by its own protocol: in pages that Playwright inspects V8 parses files again and again. */
export async function openPhone(): Promise<Phone> {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-phone-'))
  const browser = spawn(needChromium(), [...FLAGS, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let url: string | undefined
  for await (const line of createInterface(browser.stderr)) {
    url = /^DevTools listening on (.+)$/.exec(line)?.[1]
    if (url) break
  }
  if (!url) throw new Error('Chromium ended before it listened')
  browser.stderr.resume()
  const socket = new WebSocket(url)
  await once(socket, 'open')

  let asked = 0
  const waiting = new Map<string, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    const key = message.id === undefined ? `${message.sessionId} ${message.method}` : String(message.id)
    waiting.get(key)?.(message)
    waiting.delete(key)
  })
  const awaited = (key: string) => new Promise<Message>((come) => waiting.set(key, come))
  async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++asked
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await awaited(String(id))
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }

  return {
    async openTab({ latencyMs, downMbit, upMbit, processorSlower }) {
      const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      })
      const tab: Tab = {
        send: (method, params) => send(method, params, sessionId),
        happened: (event) => awaited(`${sessionId} ${event}`),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      }
      await tab.send('Page.enable')
      await tab.send('Network.enable')
      await tab.send('Emulation.setDeviceMetricsOverride', SCREEN)
      await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await tab.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyMs,
        downloadThroughput: downMbit * BYTES_PER_MBIT,
        uploadThroughput: upMbit * BYTES_PER_MBIT,
      })
      await tab.send('Emulation.setCPUThrottlingRate', { rate: processorSlower })
      return tab
    },
    async close() {
      const ended = once(browser, 'exit')
      socket.close()
      browser.kill()
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
