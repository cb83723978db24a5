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
