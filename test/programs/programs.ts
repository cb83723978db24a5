import { accessSync, constants, globSync, existsSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execFileSync } from 'node:child_process'

/** The full path of the first of these programs that exists; `folders` are searched after PATH. */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...folders.flatMap((pattern) => globSync(pattern)),
  ]
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first words of this kind that a program prints. */
export function printed(stream: NodeJS.ReadableStream, words: RegExp): Promise<string> {
  return new Promise((found, ended) => {
    let output = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const match = words.exec(output)
      if (match) found(match[0])
    })
    stream.once('end', () => ended(new Error(`the program ended:\n${output}`)))
  })
}

/** Whether what a test needs is there or could be installed; the steps of `npm test` say what is not. */
export function isThere(need: () => unknown): boolean {
  try {
    need()
    return true
  } catch {
    return false
  }
}

/** Whether system packages can be installed: as root on Debian and derivatives. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/** What `find` finds, now or once Debian's packages are installed. Throws with the reason when this machine can have none. */
export function needProgram(name: string, find: () => string | undefined, ...packages: string[]): string {
  const found = find()
  if (found) return found
  if (mayInstallPackages()) installPackages(...packages)
  const installed = find()
  if (!installed) throw new Error(`there is no ${name}, and none could be installed`)
  return installed
}

export function installPackages(...names: string[]): void {
  const quiet = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-q'], quiet)
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], quiet)
}

/** Files here are in memory. */
export const SHARED_MEMORY = '/dev/shm'

/** How much room there is; none where a system has no such folder. */
export function sharedMemoryBytes(): number {
  if (!existsSync(SHARED_MEMORY)) return 0
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize
}
