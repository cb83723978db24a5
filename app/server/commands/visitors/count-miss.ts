import { type Refused, refusedFor } from '#app/domain/outcome.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Counts a shared page that `client` asked for and may not see; what it may see is never counted and so never waits.
 * Answers the refusal to give: the page's own, or 'too_many_misses' with the seconds to wait.
 */
export async function countMiss(
  { limits }: Pick<Services, 'limits'>,
  client: string,
  missed: Refused,
): Promise<Refused> {
  // If the counter fails, nobody is refused.
  const wait = await limits.count('misses', client).catch(() => undefined)
  return wait === undefined ? missed : refusedFor('too_many_misses', wait)
}
