import { type Refused, refusedFor } from '#app/domain/outcome.ts'
import type { Services } from '#app/server/services.ts'

/** Counts a page that `client` may not see. Answers its refusal, or 'too_many_misses' with the wait. */
export async function countMiss(
  { limits }: Pick<Services, 'limits'>,
  client: string,
  missed: Refused,
): Promise<Refused> {
  // If the counter fails, nobody is refused.
  const wait = await limits.count('misses', client).catch(() => undefined)
  return wait === undefined ? missed : refusedFor('too_many_misses', wait)
}
