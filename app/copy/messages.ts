import type { ErrorCode } from '#app/domain/errors.ts'

/** The sentence for each refusal. Sentences of the specification are exact. */
export const MESSAGES = {
  form_invalid: 'Please check the marked fields',
  text_unstorable: 'This text contains characters that cannot be stored',
  text_too_long: 'Please use at most 400 characters',
  name_too_long: 'Please use at most 100 characters',
  changed_meanwhile: 'This was changed in another window meanwhile. Please look at the newer version first.',

  recipient_name_required: 'Please enter the recipient’s name',
  age_group_required: 'Please choose an age group',
  occasion_type_required: 'Please choose an occasion type',
  other_occasion_required: 'Please name the occasion',
  occasion_date_required: 'Please choose the occasion date',
  occasion_date_invalid: 'Please enter a date that exists',
  profile_not_found: 'Profile not found',
  profile_edit_forbidden: 'You do not have permission to edit this profile',
  profile_view_forbidden: 'You do not have permission to view this profile',
  profile_not_complete:
    'This gift profile is not yet complete. Please contact the person who shared this link and ask them to complete their gift profile.',
  profile_load_failed: 'Failed to load profile',
  profile_without_ideas:
    'There are no ideas in this profile yet. Do you want to set it to Complete all the same?',
  profile_duplicate_failed: 'The profile could not be duplicated. Please try again.',
  profile_taken_down: 'This profile was taken down, so it cannot be duplicated.',
  link_renew_failed: 'The new link could not be made. The old one still works; please try again.',
  temporary_profile_failed: 'Failed to save temporary profile',
  no_browser: 'No browser detected',
  too_many_profiles:
    'Your account holds as many gift profiles as it can. Delete one whose day has passed, and there is room again.',
  account_full:
    'Your lists are as long as one account can hold. Shorten one, or delete a profile whose day has passed, and there is room again.',
  undo_over: 'That can no longer be undone',
  undo_failed: 'That could not be undone. Please try again.',
  profile_create_failed: 'Failed to create gift profile',
  profile_update_failed: 'Failed to update profile',
  profile_delete_failed: 'Failed to delete profile',
  profile_status_failed: 'Failed to update profile status',
  profiles_fetch_failed: 'Failed to fetch profiles',
  shared_profile_load_failed: 'Failed to load gift profile',

  no_ideas: 'Please add at least one gift suggestion',
  too_many_ideas: 'Please keep to at most 100 gift suggestions',
  idea_too_long: 'Please keep each gift suggestion to at most 200 characters',
  idea_not_found: 'This gift is no longer on the list',
  would_spoil_surprise: 'You keep it a surprise for yourself, and this would give it away',
  taken_ideas_removed: 'Somebody has taken an idea that you changed or removed',
  idea_free_failed: 'Failed to make it available again',
  idea_taken_already: 'Someone has just taken this gift',
  ideas_save_failed: 'Failed to save suggestions',
  idea_take_failed: 'Failed to update suggestion status',
  fourth_take: 'You took three already. This one too?',
  not_taken_here:
    'This gift was not marked on this device. Whoever shared the list with you can make it available again.',
  free_request_failed: 'The organiser could not be asked. Please try again.',
  takes_paused:
    'The organiser has paused taking for a while. Nothing was changed; the ideas stay here, so please look in again.',
  takes_pause_failed: 'That could not be changed. Please try again.',

  too_many_takes:
    'Very many gifts were marked from your network just now. Nothing was changed; please wait ten minutes and try again.',
  too_many_takes_of_list:
    'Very many gifts of this list were marked just now. Nothing was changed; please wait ten minutes and try again.',
  too_many_takes_of_network:
    'Several gifts of this list were marked from your network just now. So that none is taken by mistake, please wait up to ten minutes before the next; nothing was changed.',
  too_many_misses:
    'Very many links that lead nowhere were opened from your network just now. Please wait ten minutes and try again.',
  too_many_cards:
    'Too many pictures were asked for from your network. Please wait ten minutes and try again.',
  too_many_views:
    'Very many pages were opened from your network just now. Please wait a few minutes and try again.',
  too_many_live_pages: 'Too many live pages are open from your network. This one tries again by itself.',

  live_pages_full: 'Very many live pages are open just now. This one tries again by itself.',

  generation_failed: 'Failed to generate gift suggestions',
  generation_auth: 'Failed to generate suggestions: the AI service refused our key',
  generation_not_found: 'Failed to generate suggestions: the AI service does not know the model',
  generation_rate_limited:
    'Failed to generate suggestions: the AI service is busy, please try again in a minute',
  generation_unavailable: 'Failed to generate suggestions: the AI service is not available',
  generation_timeout: 'Failed to generate suggestions: the AI service took too long',
  generation_request_refused: 'Failed to generate suggestions: the AI service refused the request',
  generation_bad_output: 'Invalid suggestions format received',
  generation_no_ideas: 'No suggestions received from the AI service',
  generation_aborted: 'Failed to generate suggestions: the work was interrupted',
  generation_unexpected: 'An unexpected error occurred while generating suggestions',
  generation_allowance_used:
    'Failed to generate suggestions: today’s allowance is used up, please come back tomorrow',
  generation_running_elsewhere: 'Failed to generate suggestions: another list of yours is still being made',

  email_required: 'Please enter your email',
  email_invalid: 'Please enter a valid email address',
  password_required: 'Please enter your password',
  password_too_short_for_sign_up: 'Password must be more than 6 characters long',
  password_too_long: 'Please use at most 128 characters',
  email_and_password_required: 'You must provide either an email or phone number and a password',
  password_too_short: 'Password must be at least 6 characters',
  passwords_do_not_match: 'Passwords do not match',
  new_password_too_short: 'New password must be at least 6 characters',
  new_passwords_do_not_match: 'New passwords do not match',
  current_password_wrong: 'Current password is incorrect',
  account_delete_failed: 'Your account could not be deleted. Nothing was changed; please try again.',
  password_update_failed: 'Failed to update password',
  reset_link_invalid: 'Invalid or expired password reset link',
  credentials_wrong: 'Invalid login credentials',
  email_not_confirmed: 'Email not confirmed',
  link_invalid: 'This link has been used already or is not valid',
  link_expired: 'This link has expired',
  email_unchanged: 'This is your address already',
  email_change_failed: 'Your address could not be changed. Please try again.',
  email_change_over: 'No change of your address is waiting any more',
  session_over: 'Your sign-in had ended, so nothing was saved. Please sign in and send it again.',
  account_failed: 'That did not work, and it was our fault. Please try again in a moment.',
  sessions_end_failed: 'The other devices could not be signed out. Please try again.',
  data_not_loaded: 'Your data could not be read. Please try again in a moment.',
  export_running: 'Your data is being downloaded already. Please wait until that has ended.',
  exports_busy: 'Others are downloading their data just now. Please try again in a minute.',
  too_many_exports: 'Your data was downloaded many times just now. Please wait an hour and try again.',
  sign_out_failed: 'You could not be signed out. Please try again.',
  auth_session_missing: 'Auth session missing!',
  too_many_failures: 'That was wrong too often. Please wait a quarter of an hour and try again.',
  passwords_busy: 'Very many people are signing in at the moment. Please try again in a few seconds.',
  too_many_emails: 'Too many letters were asked for. Please wait an hour and try again.',

  wait_over: 'That waited too long, or was sent already. Please ask again.',

  name_self_required: 'Please enter your name',
  name_partner_required: 'Please enter your partner’s name',
  quiz_name_too_long: 'Please use at most 50 characters',
  answer_required: 'Please choose an answer',
  quiz_data_not_found: 'Quiz data not found. Please start over.',
  quiz_create_failed: 'Failed to create quiz. Please try again.',
  too_many_quizzes:
    'Very many quizzes were made from your network just now. Your answers are kept; please try again in an hour.',
  quiz_not_found: 'Quiz Not Found',
  quiz_load_failed: 'Failed to load quiz',
  quiz_played_already: 'Somebody has played this quiz already. This is how it went.',
  quiz_answers_not_found: 'Quiz answers not found',
  results_load_failed: 'Failed to load results',
  link_copy_failed: 'Failed to copy link',

  both_dates_required: 'Please select both dates',
  date_range_invalid: 'Invalid date range',
  start_after_end: 'Start date must be before end date',
  analytics_failed: 'Failed to fetch analytics data',
  analytics_busy: 'Many ranges are being counted just now. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>
