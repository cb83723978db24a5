import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger } from 'pino'

const request = new AsyncLocalStorage<{ requestId: string }>()

/** One JSON line an event, on standard output or `elsewhere`; what happens during a request carries its id. */
export function createLog(level: string, elsewhere?: DestinationStream): Logger {
  const options = { level, base: null, mixin: () => ({ ...request.getStore() }) }
  return elsewhere ? pino(options, elsewhere) : pino(options)
}

/** Does work as part of a request: everything it logs, however deep, names that request. */
export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return request.run({ requestId }, work)
}

/** What the log may hold of a failure: its kind and where it happened. Messages of drivers quote people's own words. */
export function describe(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  // Drizzle wraps what the database said.
  const cause = error.cause instanceof Error ? error.cause : error
  const { code } = cause as { code?: unknown }
  const { stack = '', message } = error
  return {
    error: typeof code === 'string' ? `${cause.name} ${code}` : cause.name,
    at: stack
      // The message comes first, and a line of somebody's text can look like one of the stack.
      .slice(stack.indexOf(message) + message.length)
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  }
}
