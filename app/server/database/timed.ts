type Query = (...given: never[]) => unknown

/** The same query function, reporting duration and failure of each call; for promises and callbacks. */
export function timed<Run extends Query>(run: Run, took: (ms: number, failure?: unknown) => void): Run {
  const timedRun = (...given: unknown[]) => {
    const began = performance.now()
    const ended = (failure?: unknown) => took(performance.now() - began, failure)
    const called = given.at(-1)
    if (typeof called === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        ended(answer[0])
        called(...answer)
      }
    }
    const answer = run(...(given as never[]))
    if (answer instanceof Promise) void answer.then(() => ended(), ended)
    return answer
  }
  return timedRun as unknown as Run
}
