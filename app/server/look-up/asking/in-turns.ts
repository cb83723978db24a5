import { AskRefused } from '#app/server/look-up/asking/refused.ts'

/** Runs tasks, so many at once and so many waiting for their turn; whoever comes then is refused. */
export function inTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mostWaiting) throw new AskRefused('busy')
      await new Promise<void>((turn) => waiting.push(turn))
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
