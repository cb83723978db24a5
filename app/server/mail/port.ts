interface Mail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
}

/** Nobody will ever take this mail, however often it is sent. */
export class MailUndeliverable extends Error {}

/** Hands one mail on for good. Throws when it could not: `MailUndeliverable`, or else it will be tried again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}
