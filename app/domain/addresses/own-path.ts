/** `next` if it is a path of this site; undefined for any other address, however disguised. */
export function ownPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined
  const base = 'http://own.invalid'
  if (!URL.canParse(next, base)) return undefined
  const url = new URL(next, base)
  return url.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}
