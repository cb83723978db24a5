/** How long it counts that somebody proved to be the owner, by signing in or again since. */
const PROOF_MINUTES = 10

export function isFreshProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < PROOF_MINUTES * 60_000
}
