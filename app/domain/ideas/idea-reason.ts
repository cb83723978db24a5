/** As `app/ideas` writes why it chose an idea, with what it is close to behind it. */
const BECAUSE_OF = /^because of: ([^(]+?)(?: \(.*)?$/s

/** What of the profile an idea was chosen for, in the owner's own words; undefined for none of it. */
export function becauseOf(reason: string): string | undefined {
  return BECAUSE_OF.exec(reason)?.[1]
}
