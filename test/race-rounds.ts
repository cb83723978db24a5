/** How often a test of a race is run: `npm run test:hard` asks for more. */
export const ROUNDS = Number(process.env.RACE_ROUNDS ?? 10)
