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
  /** How many bans of a recipient are combined. */
  bansAtOnce: number
  slowConnections: number
  /** Whether some are slow within their body too: the server has a minute's patience with those. */
  slowBodies: boolean
  lostBrowsers: number
  /** How many of the starts that must be refused; the checks themselves are tested beside their code. */
  refusedStarts: number
}

export const FULL: Effort = {
  rounds: 40,
  saves: 200,
  kills: 100,
  bansAtOnce: 3,
  slowConnections: 10_000,
  slowBodies: true,
  lostBrowsers: 1_000,
  refusedStarts: Infinity,
}
export const REDUCED: Effort = {
  rounds: 5,
  saves: 10,
  kills: 3,
  bansAtOnce: 1,
  slowConnections: 500,
  slowBodies: false,
  lostBrowsers: 40,
  refusedStarts: 4,
}
