/** Whether every round of a stress test passed, and what was observed. */
export interface StressTestResult {
  name: string
  ok: boolean
  saw: string
}

/** How often each stress test is repeated: the full count, and a reduced one for `npm test`. */
export interface Effort {
  rounds: number
  saves: number
  kills: number
  /** Rounds with several servers, and losses of one of them or the database. */
  together: number
  losses: number
  slowConnections: number
  /** Whether some are slow within their body too, which takes a minute. */
  slowBodies: boolean
  lostBrowsers: number
  /** How many of the starts that must be refused; the checks have their own tests. */
  refusedStarts: number
}

export const FULL: Effort = {
  rounds: 40,
  saves: 200,
  kills: 100,
  together: 20,
  losses: 10,
  slowConnections: 10_000,
  slowBodies: true,
  lostBrowsers: 1_000,
  refusedStarts: Infinity,
}
export const REDUCED: Effort = {
  rounds: 5,
  saves: 10,
  kills: 3,
  together: 2,
  losses: 1,
  slowConnections: 500,
  slowBodies: false,
  lostBrowsers: 40,
  refusedStarts: 4,
}

const WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 20

export async function until(isSo: () => boolean | Promise<boolean>, withinMs = WITHIN_MS): Promise<boolean> {
  const end = Date.now() + withinMs
  for (;;) {
    if (await isSo()) return true
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
