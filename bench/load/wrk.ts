import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { CannotMeasure } from '../report.ts'
import { processorMsOfEndedChildren } from './process-usage.ts'
import { installPackages, mayInstallPackages, findProgram } from '#test/programs/programs.ts'

const TIMEOUT_SECONDS = 30

export interface Load {
  answered: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  bytes: number
  busy: number
}

interface Totals {
  answered: number
  bytes: number
  seconds: number
  p50Ms: number
  p99Ms: number
  failed: number
  broken: number
}

/** Runs wrk with a script that ends with `totals.lua`. Throws when an answer failed. */
export async function runWrk(
  url: string,
  options: { threads: number; connections: number; seconds: number; headers: Record<string, string> },
  script: readonly [path: string, ...args: string[]],
  onLine: (line: string, wrk: ChildProcess) => void = () => {},
): Promise<Load> {
  const { threads, connections, seconds, headers } = options
  const [path, ...args] = script
  const numbers = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, '--timeout', `${TIMEOUT_SECONDS}s`]
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = processorMsOfEndedChildren()
  const wrk = spawn(needWrk(), [...numbers, ...asked, '-s', path, url, '--', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(wrk, 'exit')
  let last = ''
  for await (const line of createInterface(wrk.stdout)) {
    onLine(line, wrk)
    last = line
  }
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new CannotMeasure(`wrk ended with ${code}: ${last}`)
  const totals = JSON.parse(last) as Totals
  const busy = (processorMsOfEndedChildren() - before) / 1000 / totals.seconds
  return loadOf(url, totals, busy)
}

function loadOf(url: string, totals: Totals, busy: number): Load {
  const { answered, bytes, seconds, p50Ms, p99Ms, failed, broken } = totals
  if (answered === 0) throw new CannotMeasure(`${url} answered nothing`)
  if (failed > 0) throw new CannotMeasure(`${url}: ${failed} of ${answered} answers were errors`)
  if (broken > 0)
    throw new CannotMeasure(`${url}: connections broke ${broken} times, ${answered} answers came`)
  return { answered, perSecond: answered / seconds, p50Ms, p99Ms, bytes, busy }
}

/** Finds or installs the load generator. Throws, saying how to get it, when this machine has none. */
function needWrk(): string {
  const found = findProgram(['wrk'])
  if (found) return found
  if (mayInstallPackages()) installPackages('wrk')
  const installed = findProgram(['wrk'])
  if (!installed) {
    throw new CannotMeasure(
      'This benchmark needs the load generator wrk, and there is none. Install it and run this again: ' +
        '`sudo apt-get install wrk` on Debian and Ubuntu, `brew install wrk` on macOS.',
    )
  }
  return installed
}
