import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotMeasure, refuseBusyGenerator } from '../report.ts'
import { type Load, runWrk } from './wrk.ts'

const SIZE_TOLERANCE = 0.02
const MAX_SECONDS = 1_800

/** Gets one address again and again. Throws when answers have another status or length than the first. */
export async function getRepeatedly(
  url: string,
  how: {
    connections: number
    seconds: number
    headers?: Record<string, string>
    status?: number
    sizeVaries?: boolean
  },
): Promise<Load> {
  const { connections, seconds, headers = {}, status = 200, sizeVaries = false } = how
  const size = await sizeOfAnswer(url, headers, status)
  const load = await runWrk(url, { threads: 1, connections, seconds, headers }, ['bench/load/totals.lua'])
  // At the end each connection may have received a part of one answer more.
  const min = load.answered * size * (1 - SIZE_TOLERANCE)
  const max = (load.answered + connections) * size * (1 + SIZE_TOLERANCE)
  if (!sizeVaries && (load.bytes < min || load.bytes > max)) {
    const mean = Math.round(load.bytes / load.answered)
    throw new CannotMeasure(`${url}: the first answer has ${size} bytes, the others ${mean} on average`)
  }
  return load
}

export interface Request {
  path: string
  form?: Record<string, string>
}

export interface Answer {
  status: number
  cookie: string
}

/** Sends each request once, from an address of its own; answers are in order. Throws when one failed, or wrk was the limit. */
export async function sendEachOnce(
  url: string,
  requests: readonly Request[],
  how: { connections: number; headers?: Record<string, string> },
): Promise<Load & { answers: Answer[] }> {
  const { headers = {} } = how
  const connections = Math.min(how.connections, requests.length)
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-requests-'))
  const file = join(folder, 'requests')
  const lines = requests.map(({ path, form }) => (form ? `${path}\t${new URLSearchParams(form)}` : path))
  writeFileSync(file, `${lines.join('\n')}\n`)
  try {
    const answers: Answer[] = []
    const options = { threads: connections, connections, seconds: MAX_SECONDS, headers }
    const script = ['bench/load/each-once.lua', file, String(connections)] as const
    let answered = 0
    const load = await runWrk(url, options, script, (line, wrk) => {
      const [, at, status, cookie = ''] = /^(\d+)\t(\d+)\t(.*)$/.exec(line) ?? []
      if (at === undefined) return
      answers[Number(at)] = { status: Number(status), cookie }
      answered++
      // By itself wrk ends at its time only.
      if (answered === requests.length) wrk.kill('SIGINT')
    })
    refuseBusyGenerator(load.busy)
    if (answered !== requests.length) {
      throw new CannotMeasure(`${url} answered ${answered} of ${requests.length} requests`)
    }
    return { ...load, answers }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function sizeOfAnswer(url: string, headers: Record<string, string>, status: number): Promise<number> {
  // As wrk asks: the headers of an answer say whether its connection stays.
  const agent = new Agent({ keepAlive: true })
  try {
    const [answer] = (await once(get(url, { headers, agent }), 'response')) as [IncomingMessage]
    // The agent takes the socket back when the answer has ended.
    const { socket } = answer
    answer.resume()
    await once(answer, 'end')
    if (answer.statusCode !== status) {
      throw new CannotMeasure(`${url} answered ${answer.statusCode} instead of ${status}`)
    }
    return socket.bytesRead
  } finally {
    agent.destroy()
  }
}
