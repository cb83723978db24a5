/** Every reason to refuse, with its HTTP status. The sentence for each stands in `copy/messages.ts`. */
export const ERRORS = {
  // Forms in general
  form_invalid: 422,
  text_unstorable: 400,
  text_too_long: 422,
  name_too_long: 422,
  changed_meanwhile: 409,

  // Gift profile (specification 5)
  recipient_name_required: 422,
  age_group_required: 422,
  occasion_type_required: 422,
  other_occasion_required: 422,
  occasion_date_required: 422,
  occasion_date_invalid: 422,
  profile_not_found: 404,
  profile_edit_forbidden: 403,
  profile_view_forbidden: 403,
  profile_not_complete: 403,
  profile_load_failed: 503,
  profile_create_failed: 500,
  profile_update_failed: 500,
  profile_delete_failed: 500,
  profile_status_failed: 500,
  profiles_fetch_failed: 503,
  shared_profile_load_failed: 503,

  // Suggestions (specification 4, 5, 8)
  no_ideas: 422,
  too_many_ideas: 422,
  idea_too_long: 422,
  idea_not_found: 404,
  idea_taken_already: 409,
  ideas_save_failed: 500,
  idea_take_failed: 500,

  // Generation (specification 8)
  generation_failed: 500,
  generation_auth: 502,
  generation_not_found: 502,
  generation_rate_limited: 503,
  generation_unavailable: 503,
  generation_timeout: 504,
  generation_bad_output: 502,
  generation_no_ideas: 502,
  generation_aborted: 503,
  generation_unexpected: 500,
  generation_allowance_used: 429,
  generation_running_elsewhere: 409,

  // Accounts (specification 5, 8)
  email_required: 422,
  email_invalid: 422,
  password_required: 422,
  password_too_short_for_sign_up: 422,
  password_too_long: 422,
  email_and_password_required: 422,
  credentials_wrong: 401,
  email_not_confirmed: 403,
  link_invalid: 404,
  link_expired: 410,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERRORS
