/** What a cookie of ours says to whoever has it: its value without the signature. */
export function cookieSays(value: string): unknown {
  return JSON.parse(Buffer.from(decodeURIComponent(value).split('.')[0] ?? '', 'base64').toString())
}

export function toastIn(response: Response): string | undefined {
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith('wishfolio.flash='))
  const value = cookie?.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
  return value ? (cookieSays(value) as { toast: string }).toast : undefined
}
