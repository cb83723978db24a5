import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
