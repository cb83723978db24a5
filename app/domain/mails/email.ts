import type { ReminderKind } from '#app/domain/mails/owner-mails.ts'
import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'
import type { ReportReason } from '#app/domain/visitors/report-reasons.ts'

/** The emails we send, by kind, with the data of each. Their texts are in `copy/emails.ts`. */
export type Email =
  | { kind: 'verify_email'; link: string }
  | { kind: 'account_exists'; signInLink: string; resetLink: string }
  | { kind: 'reset_password'; link: string }
  | { kind: 'sign_in_code'; code: string; link: string }
  /** Leads to signing up, or where that is closed to signing in. */
  | { kind: 'no_account'; link: string; closed: boolean; signingIn: boolean }
  | { kind: 'password_changed'; resetLink: string; settingsLink: string }
  | { kind: 'passkey_added'; name: string; settingsLink: string }
  | { kind: 'passkey_removed'; name: string; settingsLink: string }
  | { kind: 'identity_added'; provider: string; email: string | null; settingsLink: string }
  | { kind: 'identity_removed'; provider: string; email: string | null; settingsLink: string }
  | ({ kind: 'second_factor_changed'; settingsLink: string } & FactorChange)
  | { kind: 'confirm_email_change'; link: string; newEmail: string }
  | { kind: 'confirm_new_email'; link: string }
  | { kind: 'free_requested'; recipientName: string; idea: string | null; link: string }
  | { kind: 'email_changed'; newEmail: string; supportEmail: string }
  | { kind: 'taken_down'; name: string; gathering?: boolean; reason: string; supportEmail: string }
  | { kind: 'shown_again'; name: string; gathering?: boolean; link: string }
  | ReminderEmail
  | {
      kind: 'page_reported'
      link: string
      reason: ReportReason
      words: string
      answerTo: string | null
      takedownLink: string
    }
  | { kind: 'visitor_message'; recipientName: string; words: string; link: string }
  | {
      kind: 'name_drawn'
      /** Null where its name, or that of a participant, might lead strangers elsewhere. */
      gathering: string | null
      again: boolean
      links: { name: string | null; link: string }[]
      supportEmail: string
    }
  | { kind: 'left_gathering'; gathering: string; email: string; drawn: boolean; link: string }
  | { kind: 'news'; lists: ListNews[]; unsubscribe: string }

/** What became of an account's second factor; a recovery code that was used leaves so many. */
export type FactorChange =
  | { change: 'on' | 'off' | 'new codes' | 'reset' }
  | { change: 'code used'; left: number }

export interface ReminderEmail {
  kind: 'reminder'
  reminder: ReminderKind
  recipientName: string
  occasion_type: OccasionType
  other_occasion: string | null
  /** How many ideas there are and how many are free; null where that would spoil a surprise. */
  free: { ideas: number; free: number } | null
  /** The day of the next occasion, once this one has passed. */
  nextDay: string | null
  /** Of the shared page, and of the owner's page to share it or copy it for the next occasion. */
  link: string
  shareLink: string
  unsubscribe: string
}

export interface ListNews {
  recipientName: string
  /** Texts of ideas that were taken; none where that would spoil a surprise. */
  taken: string[]
  requests: number
  link: string
}

const AWAITED: ReadonlySet<Email['kind']> = new Set([
  'verify_email',
  'reset_password',
  'sign_in_code',
  'confirm_email_change',
  'confirm_new_email',
])

/** Whether somebody waits for an email to go on; others may come later. */
export function isAwaited({ kind }: Email): boolean {
  return AWAITED.has(kind)
}

/** Half of an hour's mails are kept for those that somebody waits for. */
export function isRestKept({ used, max }: { used: number; max: number }): boolean {
  return used * 2 >= max
}
