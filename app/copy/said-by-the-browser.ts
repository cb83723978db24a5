import type { ErrorCode } from '#app/domain/errors.ts'

export const NO_ANSWER = 'We got no answer. Please try again.'
export const NO_BROWSER = 'No browser detected'
export const LINE_REMOVED = 'Suggestion removed'
export const FILE_IMPORTED = 'Imported. Look them over and save.'
export const LINK_COPY_FAILED = 'Failed to copy link'

export const COPIED = {
  url_copied: 'Profile URL copied to clipboard',
  link_copied: 'Link copied to clipboard!',
}

/** Refusals that a browser says by itself, too: no answer came, or it knows without one. */
export const BROWSER_MESSAGES = {
  profile_load_failed: 'Failed to load profile',
  profiles_fetch_failed: 'Failed to fetch profiles',
  profile_create_failed: 'Failed to create gift profile',
  profile_update_failed: 'Failed to update profile',
  profile_delete_failed: 'Failed to delete profile',
  profile_status_failed: 'Failed to update profile status',
  profile_duplicate_failed: 'The profile could not be duplicated. Please try again.',
  profile_without_ideas:
    'There are no ideas in this profile yet. Do you want to set it to Complete all the same?',
  temporary_profile_failed: 'Failed to save temporary profile',
  link_renew_failed: 'The new link could not be made. The old one still works; please try again.',
  undo_failed: 'That could not be undone. Please try again.',
  nothing_to_import:
    'No ideas found in this file. It needs one idea a line, or a table with a header, and at most 300 kB.',
  columns_unclear: 'Please say what the columns of this table are.',
  too_many_ideas: 'Please keep to at most 100 gift suggestions',
  ideas_save_failed: 'Failed to save suggestions',
  idea_not_found: 'This gift is no longer on the list',
  idea_taken_already: 'Someone has just taken this gift',
  idea_take_failed: 'Failed to update suggestion status',
  idea_free_failed: 'It could not be made available again. Please try again.',
  free_request_failed: 'The organiser could not be asked. Please try again.',
  takes_paused: 'Nobody can take an idea just now. Nothing was changed. Please come back later.',
  takes_pause_failed: 'That could not be changed. Please try again.',
  not_saved: 'That could not be saved. Please try again.',
  visitor_mail_failed: 'That could not be sent. Please try again.',
  generation_unexpected: 'An unexpected error occurred while generating suggestions',
  gathering_failed: 'That did not work. Please try again.',
  password_too_short_for_sign_up: 'Password must be more than 6 characters long',
  password_update_failed: 'Failed to update password',
  email_change_failed: 'Your address could not be changed. Please try again.',
  mail_choices_failed: 'That could not be changed. Please try again.',
  sessions_end_failed: 'The other devices could not be signed out. Please try again.',
  sign_out_failed: 'You could not be signed out. Please try again.',
  account_delete_failed: 'Your account could not be deleted. Nothing was changed; please try again.',
  auth_session_missing: 'Auth session missing!',
  answer_required: 'Please choose an answer',
  quiz_data_not_found: 'Quiz data not found. Please start over.',
  quiz_create_failed: 'Failed to create quiz. Please try again.',
  results_load_failed: 'Failed to load results',
  analytics_failed: 'Failed to fetch analytics data',
} as const satisfies Partial<Record<ErrorCode, string>>

export type BrowserCode = keyof typeof BROWSER_MESSAGES
