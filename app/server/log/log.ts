import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger } from 'pino'

const request = new AsyncLocalStorage<{ requestId: string }>()

/** Logs JSON lines to standard output or `elsewhere`; lines written during a request carry its id. */
export function createLog(level: string, elsewhere?: DestinationStream): Logger {
  const options = { level, base: null, mixin: () => ({ ...request.getStore() }) }
  return elsewhere ? pino(options, elsewhere) : pino(options)
}

export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return request.run({ requestId }, work)
}

/** What may be logged of a failure: its kind and stack. Messages of drivers quote users' data. */
export function describe(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const cause = error.cause instanceof Error ? error.cause : error
  const { code } = cause as { code?: unknown }
  const { stack = '', message } = error
  return {
    error: typeof code === 'string' ? `${cause.name} ${code}` : cause.name,
    at: stack
      // The message comes first, and a line of it can look like a stack line.
      .slice(stack.indexOf(message) + message.length)
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  }
}
