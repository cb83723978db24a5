/** The emails we send, by kind, with the data of each. Their texts are in `copy/emails.ts`. */
export type Email =
  | { kind: 'verify_email'; link: string }
  | { kind: 'account_exists'; signInLink: string; resetLink: string }
  | { kind: 'reset_password'; link: string }
  | { kind: 'no_account'; signUpLink: string }
  | { kind: 'password_changed'; resetLink: string }
  | { kind: 'confirm_email_change'; link: string; newEmail: string }
  | { kind: 'confirm_new_email'; link: string }
  | { kind: 'free_requested'; recipientName: string; idea: string | null; link: string }
  | { kind: 'email_changed'; newEmail: string; supportEmail: string }
  | { kind: 'taken_down'; name: string; reason: string; supportEmail: string }
  | { kind: 'shown_again'; name: string; link: string }

const AWAITED: ReadonlySet<Email['kind']> = new Set([
  'verify_email',
  'reset_password',
  'confirm_email_change',
  'confirm_new_email',
])

/** Whether somebody waits for an email to go on; others may come later. */
export function isAwaited({ kind }: Email): boolean {
  return AWAITED.has(kind)
}
