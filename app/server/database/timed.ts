type Query = (...given: never[]) => unknown

/**
 * The same way to ask a database, telling how many milliseconds each answer took and whether it was a failure; an answer
 * may be a promise or a call.
 */
export function timed<Ask extends Query>(ask: Ask, took: (ms: number, failure?: unknown) => void): Ask {
  const timedAsk = (...given: unknown[]) => {
    const began = performance.now()
    const ended = (failure?: unknown) => took(performance.now() - began, failure)
    const called = given.at(-1)
    if (typeof called === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        ended(answer[0])
        called(...answer)
      }
    }
    const answer = ask(...(given as never[]))
    if (answer instanceof Promise) void answer.then(() => ended(), ended)
    return answer
  }
  return timedAsk as unknown as Ask
}
