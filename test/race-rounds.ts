/** So many rounds by `npm test`, and so many by `npm run test:hard`, which sets ROUNDS=full. */
export function rounds(few: number, full: number): number {
  return process.env.ROUNDS === 'full' ? full : few
}

/** How often a test of a race is run. */
export const ROUNDS = rounds(5, 40)
