/** Whether a recipient's name contains what was searched for, ignoring case in every script (specification 5). */
export function nameContains(name: string, search: string): boolean {
  return folded(name).includes(folded(search.trim()))
}

/** Upper case, where ß is SS and ς is Σ; composed, because é may be one code point or two. */
function folded(text: string): string {
  return text.toUpperCase().normalize('NFC')
}
