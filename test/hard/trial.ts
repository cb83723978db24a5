/** One thing tried many times: whether every round went as it must, and what was seen. */
export interface Trial {
  name: string
  ok: boolean
  saw: string
}

/** How often each trial is repeated: the full count, and a reduced one of the same code for `npm test`. */
export interface Effort {
  rounds: number
  saves: number
  kills: number
  /** How often several servers do what they have in common, and one of them or the database is lost. */
  together: number
  losses: number
  /** How many bans of a recipient are combined. */
  bansAtOnce: number
}

export const FULL: Effort = { rounds: 40, saves: 200, kills: 20, together: 20, losses: 10, bansAtOnce: 3 }
export const REDUCED: Effort = { rounds: 5, saves: 10, kills: 3, together: 2, losses: 1, bansAtOnce: 1 }

const WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 20

/** Waits for something to be so; answers whether it came to be in time. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + WITHIN_MS
  for (;;) {
    if (await isSo()) return true
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
