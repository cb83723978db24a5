/** The code of an answer's toast for the next page, if there is one. */
export function toastIn(response: Response): string | undefined {
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith('wishfolio.flash='))
  const value = cookie && decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';')))
  return value ? (JSON.parse(Buffer.from(value, 'base64').toString()) as { toast: string }).toast : undefined
}
