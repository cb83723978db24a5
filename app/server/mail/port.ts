interface Mail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
}

/** Hands one mail on for good; throws when it could not, and it will be tried again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}
