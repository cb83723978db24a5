import { msg } from '@lingui/core/runtime-macro'
import { ERRORS, type ErrorCode } from '#app/domain/errors.ts'

export const SUCCESSES = {
  sign_up_sent: msg`Check your email to confirm your account`,
  reset_sent: msg`Password reset instructions sent to your email`,
  sign_in_code_sent: msg`A code is on its way to you`,
  email_verified: msg`Your email is confirmed. Sign in to go on.`,
  password_updated: msg`Password updated successfully`,
  account_deleted: msg`Your account and everything in it has been deleted`,
  email_change_sent_again: msg`Emails with new links are on their way`,
  email_change_cancelled: msg`Your address stays as it is`,
  passkey_added: msg`Passkey added`,
  passkey_renamed: msg`Passkey renamed`,
  passkey_removed: msg`Passkey removed`,
  provider_added: msg`Added. It signs you in from now on.`,
  provider_removed: msg`Removed. It no longer signs you in.`,
  second_factor_turned_off: msg`Two-step sign-in is off`,
  sign_up_invitation_withdrawn: msg`The invitation is withdrawn`,
  session_ended: msg`Signed out on that device`,
  sessions_ended: msg`Signed out on all other devices`,
  signed_in: msg`Successfully signed in`,
  profile_created: msg`Gift profile created successfully!`,
  profile_updated: msg`Profile updated successfully`,
  profile_deleted: msg`Gift profile deleted successfully`,
  copy_removed: msg`The copy was removed`,
  status_updated: msg`Profile status updated successfully`,
  profile_duplicated: msg`Duplicated for the next occasion`,
  link_renewed: msg`The new link is ready. The old one has stopped working.`,
  ideas_generated: msg`Gift suggestions generated successfully`,
  ideas_saved: msg`Gift suggestions saved successfully`,
  idea_added: msg`Added to the list`,
  idea_taken: msg`Gift marked as taken`,
  undone: msg`Undone`,
  idea_available: msg`Available again`,
  understood_corrected: msg`Saved. The next ideas will follow it.`,
  rejected_forgotten: msg`They may be suggested again`,
  free_requested: msg`The organiser has been asked. It stays taken until they free it.`,
  takes_paused_now: msg`Taking is paused`,
  takes_resumed: msg`Ideas can be taken again`,
  mails_chosen: msg`Your choice is saved`,
  look_ups_chosen: msg`Your choice is saved`,
  giver_named: msg`Your name is on your gift now`,
  giver_name_removed: msg`Your name was removed`,
  other_gift_added: msg`Added. Everyone with the link can see it.`,
  removed: msg`Removed`,
  gathering_saved: msg`Gathering saved`,
  gathering_deleted: msg`Gathering deleted`,
  gathering_joined: msg`You take part now. Add your profiles.`,
  invitation_made: msg`The invitation is ready`,
  co_organiser_removed: msg`Removed. The invitation has ended, too.`,
  gathering_left: msg`You no longer take part`,
  draw_saved: msg`Saved`,
  draw_filled: msg`Saved, but not everybody: a draw has room for 30 people.`,
  names_drawn: msg`The names are drawn`,
  names_drawn_unmailed: msg`The names are drawn. Some addresses had too many emails: make new links for them in an hour.`,
  draw_undone: msg`The draw is undone`,
  draw_link_renewed: msg`The new link is ready. The old one has stopped working.`,
}

export type ToastCode = keyof typeof SUCCESSES | ErrorCode

export interface Toast {
  kind: 'success' | 'error'
  text: string
}

export function isToastCode(value: unknown): value is ToastCode {
  return typeof value === 'string' && (Object.hasOwn(SUCCESSES, value) || Object.hasOwn(ERRORS, value))
}
