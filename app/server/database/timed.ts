type Query = (...given: never[]) => unknown

/** The same way to ask a database, telling how many milliseconds each answer took; an answer may be a promise or a call. */
export function timed<Ask extends Query>(ask: Ask, took: (ms: number) => void): Ask {
  const timedAsk = (...given: unknown[]) => {
    const began = performance.now()
    const ended = () => took(performance.now() - began)
    const called = given.at(-1)
    if (typeof called === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        ended()
        called(...answer)
      }
    }
    const answer = ask(...(given as never[]))
    if (answer instanceof Promise) void answer.then(ended, ended)
    return answer
  }
  return timedAsk as unknown as Ask
}
