import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { MESSAGES } from '#app/copy/messages.ts'
import { DELETE_QUESTION } from '#app/copy/notes.ts'
import { COPIED, LINK_COPY_FAILED } from '#app/copy/said-by-the-browser.ts'
import { isToastCode, SUCCESSES } from '#app/copy/toasts.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { toastFor } from '#app/server/request/said.ts'

/** The refusals of the specification (5, 8) and of the product (a lost race), letter for letter. */
test.each([
  ['profile_not_found', 'Profile not found'],
  ['profile_edit_forbidden', 'You do not have permission to edit this profile'],
  ['profile_view_forbidden', 'You do not have permission to view this profile'],
  ['profile_load_failed', 'Failed to load profile'],
  ['profile_update_failed', 'Failed to update profile'],
  ['profile_create_failed', 'Failed to create gift profile'],
  ['profile_delete_failed', 'Failed to delete profile'],
  ['profile_status_failed', 'Failed to update profile status'],
  ['profiles_fetch_failed', 'Failed to fetch profiles'],
  ['shared_profile_load_failed', 'Failed to load gift profile'],
  [
    'profile_not_complete',
    'This gift profile is not yet complete. Please contact the person who shared this link and ask them to complete their gift profile.',
  ],
  ['no_ideas', 'Please add at least one gift suggestion'],
  ['ideas_save_failed', 'Failed to save suggestions'],
  ['idea_take_failed', 'Failed to update suggestion status'],
  ['idea_taken_already', 'Someone has just taken this gift'],
  ['generation_failed', 'Failed to generate gift suggestions'],
  ['generation_no_ideas', 'No suggestions received from the AI service'],
  ['generation_bad_output', 'Invalid suggestions format received'],
  ['generation_unexpected', 'An unexpected error occurred while generating suggestions'],
  ['password_too_short_for_sign_up', 'Password must be more than 6 characters long'],
  ['email_and_password_required', 'You must provide either an email or phone number and a password'],
  ['quiz_data_not_found', 'Quiz data not found. Please start over.'],
  ['quiz_create_failed', 'Failed to create quiz. Please try again.'],
  ['quiz_not_found', 'Quiz Not Found'],
  ['quiz_load_failed', 'Failed to load quiz'],
  ['quiz_answers_not_found', 'Quiz answers not found'],
  ['results_load_failed', 'Failed to load results'],
] as const)('%s says "%s"', (code, sentence) => {
  expect(MESSAGES[code].message).toBe(sentence)
  expect(toastFor(new RouterContextProvider(), code)).toEqual({ kind: 'error', text: sentence })
})

test.each([
  ['sign_up_sent', 'Check your email to confirm your account'],
  ['reset_sent', 'Password reset instructions sent to your email'],
  ['password_updated', 'Password updated successfully'],
  ['signed_in', 'Successfully signed in'],
  ['profile_created', 'Gift profile created successfully!'],
  ['profile_updated', 'Profile updated successfully'],
  ['profile_deleted', 'Gift profile deleted successfully'],
  ['status_updated', 'Profile status updated successfully'],
  ['ideas_generated', 'Gift suggestions generated successfully'],
  ['ideas_saved', 'Gift suggestions saved successfully'],
  ['idea_taken', 'Gift marked as taken'],
] as const)('the toast %s says "%s"', (code, sentence) => {
  expect(SUCCESSES[code].message).toBe(sentence)
  expect(toastFor(new RouterContextProvider(), code)).toEqual({ kind: 'success', text: sentence })
})

test.each([
  [LINK_COPY_FAILED, 'Failed to copy link'],
  [COPIED.url_copied, 'Profile URL copied to clipboard'],
  [COPIED.link_copied, 'Link copied to clipboard!'],
])('a browser that copied a link, or could not, says "%s"', (said, sentence) => {
  expect(said.message).toBe(sentence)
})

test('deleting a profile is asked for in the words of the specification', () => {
  expect(DELETE_QUESTION.message).toBe('Are you sure you want to delete this gift profile?')
})

test.each([
  'generation_auth',
  'generation_not_found',
  'generation_rate_limited',
  'generation_unavailable',
  'generation_timeout',
  'generation_aborted',
  'generation_allowance_used',
  'generation_running_elsewhere',
] as const)('%s gives its reason after the words of the specification', (code) => {
  expect(MESSAGES[code].message).toMatch(/^Failed to generate suggestions: \S/)
})

test.each(['constructor', 'toString', '__proto__', 'nothing', '', null, 1, { toast: 'signed_in' }])(
  'a forged cookie shows no toast: %j is no code',
  (value) => {
    expect(isToastCode(value)).toBe(false)
  },
)

test('every refusal has a sentence and a status that says it is one', () => {
  for (const [code, status] of Object.entries(ERRORS)) {
    expect(isToastCode(code)).toBe(true)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  }
  expect(Object.values(MESSAGES).filter(({ message = '' }) => message.trim() === '')).toEqual([])
})
