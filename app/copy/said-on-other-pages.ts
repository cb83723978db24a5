import { msg } from '@lingui/core/runtime-macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '#app/domain/errors.ts'

/** Of the refusals that a browser says by itself those that the shared page has no use for. */
export const OTHER_BROWSER_MESSAGES = {
  profile_load_failed: msg`Failed to load profile`,
  profiles_fetch_failed: msg`Failed to fetch profiles`,
  profile_create_failed: msg`Failed to create gift profile`,
  profile_update_failed: msg`Failed to update profile`,
  profile_delete_failed: msg`Failed to delete profile`,
  profile_status_failed: msg`Failed to update profile status`,
  profile_duplicate_failed: msg`The profile could not be duplicated. Please try again.`,
  profile_without_ideas: msg`There are no ideas in this profile yet. Do you want to set it to Complete all the same?`,
  temporary_profile_failed: msg`Failed to save temporary profile`,
  link_renew_failed: msg`The new link could not be made. The old one still works; please try again.`,
  undo_failed: msg`That could not be undone. Please try again.`,
  nothing_to_import: msg`No ideas found in this file. It needs one idea a line, or a table with a header, and at most 300 kB.`,
  columns_unclear: msg`Please say what the columns of this table are.`,
  too_many_ideas: msg`Please keep to at most 100 gift suggestions`,
  ideas_save_failed: msg`Failed to save suggestions`,
  idea_free_failed: msg`It could not be made available again. Please try again.`,
  takes_pause_failed: msg`That could not be changed. Please try again.`,
  not_saved: msg`That could not be saved. Please try again.`,
  visitor_mail_failed: msg`That could not be sent. Please try again.`,
  generation_unexpected: msg`An unexpected error occurred while generating suggestions`,
  gathering_failed: msg`That did not work. Please try again.`,
  password_too_short_for_sign_up: msg`Password must be more than 6 characters long`,
  password_update_failed: msg`Failed to update password`,
  email_change_failed: msg`Your address could not be changed. Please try again.`,
  mail_choices_failed: msg`That could not be changed. Please try again.`,
  sessions_end_failed: msg`The other devices could not be signed out. Please try again.`,
  account_delete_failed: msg`Your account could not be deleted. Nothing was changed; please try again.`,
  answer_required: msg`Please choose an answer`,
  quiz_data_not_found: msg`Quiz data not found. Please start over.`,
  quiz_create_failed: msg`Failed to create quiz. Please try again.`,
  results_load_failed: msg`Failed to load results`,
  analytics_failed: msg`Failed to fetch analytics data`,
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>
