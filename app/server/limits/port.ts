import type { LimitName } from '#app/domain/limits.ts'
import { done, type Outcome, type Refused, refusedFor } from '#app/domain/outcome.ts'

/** Counts what may happen only so often, for all instances together. */
export interface Limits {
  /** Counts one more of `key`. Answers the seconds to wait when that was too many, else nothing. */
  count(limit: LimitName, key: string): Promise<number | undefined>
  forget(limit: LimitName, key: string): Promise<void>
}

/**
 * Does what may fail only so often for `key`: each try is counted before it is made, so that tries at once count too,
 * and a success forgets them. Refused: 'too_many_failures', with the seconds to wait.
 */
export async function limitFailures<Answer extends Outcome<unknown>>(
  limits: Limits,
  key: string,
  deed: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const wait = await limits.count('failures', key)
  if (wait !== undefined) return refusedFor('too_many_failures', wait)
  const outcome = await deed()
  if (outcome.ok) await limits.forget('failures', key)
  return outcome
}

/**
 * The same for a secret that nobody can guess: what is right is never kept waiting, for whatever else failed from the
 * same client; a failure too many is refused with 'too_many_failures' instead of its own reason.
 */
export async function countFailures<Answer extends Outcome<unknown>>(
  limits: Limits,
  key: string,
  deed: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const outcome = await deed()
  if (outcome.ok) return outcome
  const wait = await limits.count('failures', key)
  return wait === undefined ? outcome : refusedFor('too_many_failures', wait)
}

/** Counts a letter that `client` asks for. Refused: 'too_many_letters', whether or not the address has an account. */
export async function limitLetters(limits: Limits, email: string, client: string): Promise<Outcome<null>> {
  const wait = (await limits.count('letters_of_client', client)) ?? (await limits.count('letters', email))
  return wait === undefined ? done(null) : refusedFor('too_many_letters', wait)
}
