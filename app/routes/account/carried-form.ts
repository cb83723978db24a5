/** The fields of a form that was posted to open the sign-up or sign-in page. */
export function carriedBy(form: FormData): { carried: string } | undefined {
  const carried = carriedWith(form)
  return carried !== undefined && !form.has('email') ? { carried } : undefined
}

/** The profile that a form carries on. */
export function carriedWith(form: FormData): string | undefined {
  const profile = form.get('temporary_profile')
  return typeof profile === 'string' ? profile : undefined
}
