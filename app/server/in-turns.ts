/** Runs tasks, so many at once, first come first served; where so many wait already, throws what `full` makes. */
export function inTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }, full: () => Error) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= most) throw full()
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
