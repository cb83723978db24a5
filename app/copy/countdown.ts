import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** How far a day is: 'today', 'tomorrow', 'in 12 days'; 'passed yesterday', 'passed 3 days ago'. */
export function countdownWords(days: number): MessageDescriptor {
  if (days === 0) return msg`today`
  if (days === 1) return msg`tomorrow`
  if (days === -1) return msg`passed yesterday`
  const ago = -days
  return days > 0
    ? msg`${plural(days, { one: 'in # day', other: 'in # days' })}`
    : msg`${plural(ago, { one: 'passed # day ago', other: 'passed # days ago' })}`
}
