/** The fields of a form that was posted to open the sign-up or sign-in page. */
export function carriedBy(form: FormData): { carried: string } | undefined {
  const profile = form.get('temporary_profile')
  return typeof profile === 'string' && !form.has('email') ? { carried: profile } : undefined
}
