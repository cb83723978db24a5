/** Whether a text has the form of a token: 32 bytes as base64url. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
