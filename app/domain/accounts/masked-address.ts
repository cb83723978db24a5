/** Masks an address: 'mary@mail.example.org' becomes 'm•••@m•••.org'. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${firstOf(email.slice(0, at))}•••@${firstOf(domain)}•••${dot > 0 ? domain.slice(dot) : ''}`
}

/** A whole code point, not half a surrogate pair. */
function firstOf(text: string): string {
  return [...text][0] ?? ''
}
