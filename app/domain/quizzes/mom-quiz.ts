/** The five outcomes, in the order that breaks ties (specification 9). */
export const VIBES = ['PLANNER_PRO', 'SNACK_NINJA', 'COZY_QUEEN', 'TRENDY_MAVEN', 'CHILL_SAGE'] as const
export type Vibe = (typeof VIBES)[number]

export const MOM_LETTERS = 'ABCDE'

/** The most frequent outcome of the choices made; of equally frequent ones the first in the written order. */
export function vibeOf(chosen: readonly Vibe[]): Vibe {
  const count = (vibe: Vibe) => chosen.filter((one) => one === vibe).length
  return VIBES.reduce((winner, vibe) => (count(vibe) > count(winner) ? vibe : winner))
}

export function isVibe(value: unknown): value is Vibe {
  return VIBES.some((vibe) => vibe === value)
}
