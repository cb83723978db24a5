/** How participants will hear whom they drew: '2 people get an email, 1 gets a link from you.' */
export function howNamesCome(participants: readonly { email: string | null }[]): string {
  const mails = participants.filter(({ email }) => email !== null).length
  const links = participants.length - mails
  const parts = [
    mails > 0 && (mails === 1 ? '1 person gets an email' : `${mails} people get an email`),
    links > 0 && (links === 1 ? '1 gets a link from you' : `${links} get a link from you`),
  ].filter(Boolean)
  return `${parts.join(', ')}.`
}
