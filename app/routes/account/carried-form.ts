/** What a form brings that was posted to open the sign-up or sign-in page, not to sign up or in. */
export function carriedBy(form: FormData): { carried: string } | undefined {
  const profile = form.get('temporary_profile')
  return typeof profile === 'string' && !form.has('email') ? { carried: profile } : undefined
}
