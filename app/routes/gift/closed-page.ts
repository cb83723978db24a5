import { data } from 'react-router'
import type { Outcome } from '#app/domain/outcome.ts'
import { statusOf } from '#app/server/request/form.ts'

/** Shows instead of any form that the shared page is not open to the visitor, where that is why something was refused. */
export function throwIfClosed(outcome: Outcome<unknown>): void {
  if (!outcome.ok && outcome.code.startsWith('profile_'))
    throw data({ code: outcome.code }, statusOf(outcome))
}
