import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

export async function machineUse(): Promise<number> {
  const before = coreTimes()
  await setTimeout(2_000)
  const after = coreTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function coreTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times)
  const idle = times.reduce((sum, core) => sum + core.idle, 0)
  const all = times.reduce((sum, core) => sum + core.user + core.nice + core.sys + core.idle + core.irq, 0)
  return { idle, all }
}

export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

export function processorMsOf(pid: number): number {
  const [user, system] = timesOf(String(pid))
  return user + system
}

/** The same of all children of this process that have ended. */
export function processorMsOfEndedChildren(): number {
  const [, , user, system] = timesOf('self')
  return user + system
}

function timesOf(pid: string): [user: number, system: number, childrenUser: number, childrenSystem: number] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ms = (at: number) => Number(fields[at]) * 10
  return [ms(11), ms(12), ms(13), ms(14)]
}
