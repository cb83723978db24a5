import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { needProgram, findProgram } from '#test/programs/programs.ts'
import { CannotMeasure } from '../report.ts'
import { processorMsOfEndedChildren } from './process-usage.ts'

const SIZE_TOLERANCE = 0.02

/** What `totals.lua` prints. */
interface Totals {
  answered: number
  bytes: number
  seconds: number
  p99Ms: number
  failed: number
  broken: number
}

export interface Load {
  answered: number
  perSecond: number
  p99Ms: number
  busy: number
}

/** Gets one address again and again. Throws when an answer failed or has another length than the first. */
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
  const wrk = needProgram('wrk', () => findProgram(['wrk']), 'wrk')
  const size = await sizeOfAnswer(url, headers, status)
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const numbers = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s']
  const before = processorMsOfEndedChildren()
  const { stdout } = await promisify(execFile)(wrk, [
    ...numbers,
    ...asked,
    '-s',
    'bench/load/totals.lua',
    url,
  ])
  const totals = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Totals
  const { answered, bytes, p99Ms, failed, broken } = totals
  const busy = (processorMsOfEndedChildren() - before) / 1000 / totals.seconds
  if (answered === 0 || failed + broken > 0) {
    throw new CannotMeasure(
      `${url}: of ${answered} answers ${failed} were errors, ${broken} connections broke`,
    )
  }
  // At the end each connection may have received a part of one answer more.
  const min = answered * size * (1 - SIZE_TOLERANCE)
  const max = (answered + connections) * size * (1 + SIZE_TOLERANCE)
  if (!sizeVaries && (bytes < min || bytes > max)) {
    const mean = Math.round(bytes / answered)
    throw new CannotMeasure(`${url}: the first answer has ${size} bytes, the others ${mean} on average`)
  }
  return { answered, perSecond: answered / totals.seconds, p99Ms, busy }
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
