import type { ErrorCode } from '#app/domain/errors.ts'

/** The sentence for each refusal, once. Sentences of the specification are to the letter. */
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
  idea_taken_already: 'Someone has just taken this gift',
  ideas_save_failed: 'Failed to save suggestions',
  idea_take_failed: 'Failed to update suggestion status',

  generation_failed: 'Failed to generate gift suggestions',
  generation_auth: 'Failed to generate suggestions: the AI service refused our key',
  generation_not_found: 'Failed to generate suggestions: the AI service does not know the model',
  generation_rate_limited:
    'Failed to generate suggestions: the AI service is busy, please try again in a minute',
  generation_unavailable: 'Failed to generate suggestions: the AI service is not available',
  generation_timeout: 'Failed to generate suggestions: the AI service took too long',
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
  credentials_wrong: 'Invalid login credentials',
  email_not_confirmed: 'Email not confirmed',
  link_invalid: 'This link has been used already or is not valid',
  link_expired: 'This link has expired',
} as const satisfies Record<ErrorCode, string>
