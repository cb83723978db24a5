interface Mail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
}

/** Nobody will ever take this mail, however often it is sent. */
export class MailUndeliverable extends Error {}

/** The mail server is there, and puts this one mail off or says nothing to it; others may well get through. */
export class MailPutOff extends Error {}

/** Hands one mail on for good. Throws when it could not: one of the above, or else no mail gets through at present. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}
