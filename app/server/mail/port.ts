export interface EmailContent {
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

interface RenderedEmail extends EmailContent {
  id: string
  recipient: string
}

/** This email is refused for good. */
export class MailUndeliverable extends Error {}

/** The mail server defers this email, or does not answer for it; others may get through. */
export class MailPutOff extends Error {}

/** Sends one email. Throws one of the above, or any other error when no email gets through at present. */
export interface MailTransport {
  /** How many emails it takes at the same time. */
  readonly atOnce: number
  send(email: RenderedEmail): Promise<void>
  /** Closes connections that are kept open. */
  close?(): void
}
