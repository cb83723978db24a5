import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** How participants will hear whom they drew: '2 people get an email, 1 gets a link from you.' */
export function howNamesCome(participants: readonly { email: string | null }[]): MessageDescriptor {
  const mails = participants.filter(({ email }) => email !== null).length
  const links = participants.length - mails
  if (links === 0) {
    return msg`${plural(mails, { one: '# person gets an email.', other: '# people get an email.' })}`
  }
  if (mails === 0) {
    return msg`${plural(links, { one: '# gets a link from you.', other: '# get a link from you.' })}`
  }
  return msg`${plural(mails, { one: '# person gets an email', other: '# people get an email' })}, ${plural(links, { one: '# gets a link from you', other: '# get a link from you' })}.`
}
