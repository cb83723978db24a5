const LETTERS = 'Żółta łódź, 12.50 €\n'.repeat(20_000)
/** What `readLetters` takes on the machine that limits in milliseconds are meant for; half as fast ones are in use, too. */
const USUAL_MS = 10

/**
 * Milliseconds that the work takes at best, as on a usual machine: a slow or busy one takes as much longer to read a plain
 * text, which is measured beside it.
 */
export async function usualMilliseconds(rounds: number, work: () => unknown): Promise<number> {
  let [taken, plain] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    plain = Math.min(plain, await once(readLetters))
    // The first rounds compile, and neighbours on the machine only ever add time.
    taken = Math.min(taken, await once(work))
  }
  return (taken / plain) * USUAL_MS
}

function readLetters(): number {
  return LETTERS.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/).length
}

async function once(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
