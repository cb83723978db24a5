const FIELDS = ':is(input, select, textarea)[name]:not([type=hidden], [type=file])'
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Place = { name: string; at: number }

let typed: (Place & { value: string; checked: boolean })[] = []
let focused: (Place & { field: Field }) | undefined
const listening = new AbortController()

/** Remembers what is typed before React takes over: it resets text areas, and fields where others put nodes. */
export function rememberEarlyTyping(): void {
  const remember = () => {
    typed = fields()
      .filter(isChanged)
      .map((field) => ({
        ...placeOf(field),
        value: field.value,
        checked: 'checked' in field && field.checked,
      }))
  }
  const follow = () => {
    const field = fields().find((one) => one === document.activeElement)
    focused = field && { field, ...placeOf(field) }
  }
  remember()
  follow()
  document.addEventListener('input', remember, { capture: true, signal: listening.signal })
  document.addEventListener('focusin', follow, { signal: listening.signal })
}

/** Puts it back when React has taken over, before anything of the page reads its fields. */
export function restoreEarlyTyping(): void {
  listening.abort()
  for (const { value, checked, ...place } of typed) {
    const field = fieldAt(place)
    if (!field) continue
    if (field.value !== value) field.value = value
    if ('checked' in field) field.checked = checked
  }
  if (focused && !focused.field.isConnected) fieldAt(focused)?.focus()
  typed = []
  focused = undefined
}

function fields(): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)]
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some((option) => option.selected !== option.defaultSelected)
  }
  return field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked)
}

function placeOf(field: Field): Place {
  return { name: field.name, at: namesakes(field.name).indexOf(field) }
}

function fieldAt({ name, at }: Place): Field | undefined {
  return namesakes(name)[at]
}

function namesakes(name: string): Field[] {
  return fields().filter((field) => field.name === name)
}
