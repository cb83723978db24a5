import type { RouterContextProvider } from 'react-router'
import type { Outcome } from '#app/domain/outcome.ts'
import { refusalPage } from '#app/server/request/form.ts'

/** Shows instead of any form that the shared page is not open to the visitor, where that is why something was refused. */
export function throwIfClosed(context: Readonly<RouterContextProvider>, outcome: Outcome<unknown>): void {
  if (!outcome.ok && outcome.code.startsWith('profile_')) throw refusalPage(context, outcome)
}
