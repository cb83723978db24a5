export const AUDIT_DAYS = 90

/** What the audit trail records. */
export type Audited =
  | 'idea_taken'
  | 'made_available'
  | 'link_renewed'
  | 'profile_deleted'
  | 'profile_restored'
  | 'account_deleted'
  | 'taken_down'
  | 'shown_again'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'

/** One entry: who did what, when, on whose account. A device is known by its opaque token alone. */
export interface AuditEvent {
  ownerId: string
  at: Date
  actor: 'owner' | 'device' | 'operator'
  what: Audited
  device?: string | null
  profileId?: string
  ideaId?: string | undefined
}
