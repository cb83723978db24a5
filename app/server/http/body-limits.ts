/** The largest body of each form; the first matching pattern counts. Percent-encoding may take nine bytes a character. */
const KILOBYTES: readonly [path: RegExp, kilobytes: number][] = [
  // A hundred ideas with a link of two thousand characters each, and a file to import.
  [/^\/portal\/suggestions\/[^/]+(\.data)?$/, 768],
  // Three texts of four hundred characters and two of a hundred, or the same as a temporary profile.
  [/^\/(create-gift-profile|portal\/edit\/[^/]+|portal\/keep-temporary-profile)(\.data)?$/, 32],
  [/^\/(signup|signin|resend-verification)(\.data)?$/, 40],
]
const OTHER_FORMS_KILOBYTES = 8

export function maxBodyBytes(path: string): number {
  const [, kilobytes] = KILOBYTES.find(([pattern]) => pattern.test(path)) ?? [null, OTHER_FORMS_KILOBYTES]
  return kilobytes * 1024
}

/** Whether so many at a time would fill the memory. */
export function isLarge(bytes: number): boolean {
  return bytes > 100 * 1024
}
