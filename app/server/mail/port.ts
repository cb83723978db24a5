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
  send(email: RenderedEmail): Promise<void>
  /** Closes connections that are kept open. */
  close?(): void
}

/** Mails that are handed over at the same time. */
export const SENDING_AT_ONCE = 4
