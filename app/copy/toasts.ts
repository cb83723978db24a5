import { ERRORS, type ErrorCode } from '#app/domain/errors.ts'

export const SUCCESSES = {
  sign_up_sent: 'Check your email to confirm your account',
  reset_sent: 'Password reset instructions sent to your email',
  email_verified: 'Your email is confirmed. Sign in to go on.',
  password_updated: 'Password updated successfully',
  account_deleted: 'Your account and everything in it has been deleted',
  email_change_sent_again: 'Emails with new links are on their way',
  email_change_cancelled: 'Your address stays as it is',
  sessions_ended: 'Signed out on all other devices',
  signed_in: 'Successfully signed in',
  profile_created: 'Gift profile created successfully!',
  profile_updated: 'Profile updated successfully',
  profile_deleted: 'Gift profile deleted successfully',
  copy_removed: 'The copy was removed',
  status_updated: 'Profile status updated successfully',
  profile_duplicated: 'Duplicated for the next occasion',
  link_renewed: 'The new link is ready. The old one has stopped working.',
  ideas_generated: 'Gift suggestions generated successfully',
  ideas_saved: 'Gift suggestions saved successfully',
  idea_taken: 'Gift marked as taken',
  undone: 'Undone',
  idea_available: 'Available again',
  understood_corrected: 'Saved. The next ideas will follow it.',
  rejected_forgotten: 'They may be suggested again',
  free_requested: 'The organiser has been asked. It stays taken until they free it.',
  takes_paused_now: 'Taking is paused',
  takes_resumed: 'Ideas can be taken again',
  mails_chosen: 'Your choice is saved',
  giver_named: 'Your name is on your gift now',
  giver_name_removed: 'Your name was removed',
  other_gift_added: 'Added. Everyone with the link can see it.',
  removed: 'Removed',
  gathering_saved: 'Gathering saved',
  gathering_deleted: 'Gathering deleted',
  gathering_joined: 'You take part now. Add your profiles.',
  invitation_made: 'The invitation is ready',
  co_organiser_removed: 'Removed. The invitation has ended, too.',
  gathering_left: 'You no longer take part',
  draw_saved: 'Saved',
  draw_filled: 'Saved, but not everybody: a draw has room for 30 people.',
  names_drawn: 'The names are drawn',
  names_drawn_unmailed:
    'The names are drawn. Some addresses had too many emails: make new links for them in an hour.',
  draw_undone: 'The draw is undone',
  draw_link_renewed: 'The new link is ready. The old one has stopped working.',
} as const

export type ToastCode = keyof typeof SUCCESSES | ErrorCode

export interface Toast {
  kind: 'success' | 'error'
  text: string
}

export function isToastCode(value: unknown): value is ToastCode {
  return typeof value === 'string' && (Object.hasOwn(SUCCESSES, value) || Object.hasOwn(ERRORS, value))
}
