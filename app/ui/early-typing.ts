const typed = new WeakMap<HTMLTextAreaElement, string>()

/** Remembers what is typed into text areas before React takes them over, which resets them to their first text. */
export function rememberEarlyTyping(): void {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) typed.set(area, area.value)
  }
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }
  document.addEventListener('input', remember, { capture: true })
}

/** What was typed into a text area so far, if anything was; for when React has just taken it over. */
export function earlyTyping(area: HTMLTextAreaElement): string | undefined {
  return typed.get(area)
}
