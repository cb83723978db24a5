import { MESSAGES } from '#app/copy/messages.ts'

const KEY = 'wishfolio.temporary-profile'

/** A form filled in by a visitor who is not signed in, under an id that all copies share. */
export interface CarriedForm {
  id: string
  form: Record<string, string>
}

/** In session storage, with a flag whether it was saved. */
type StoredProfile = CarriedForm & { saved: boolean }

export function keepTemporaryProfile({ id, form }: CarriedForm): void {
  write({ id, form, saved: false })
}

/** The stored profile as sent to the server; undefined when there is none or it was saved. */
export function readTemporaryProfile(): string | undefined {
  const stored = read()
  return stored && !stored.saved ? JSON.stringify({ id: stored.id, form: stored.form }) : undefined
}

export function markTemporaryProfileSaved(): void {
  const stored = read()
  if (stored) write({ ...stored, saved: true })
}

export function clearTemporaryProfile(): void {
  storage()?.removeItem(KEY)
}

function read(): StoredProfile | null {
  try {
    return JSON.parse(storage()?.getItem(KEY) ?? 'null') as StoredProfile | null
  } catch (error) {
    // Damaged, or not in a browser.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function write(stored: StoredProfile): void {
  const store = storage()
  try {
    store?.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Full: the copy in the forms is the only one.
  }
}

/** Undefined where storage is refused; then the copy in the forms is the only one. */
function storage(): Storage | undefined {
  if (typeof window === 'undefined') throw new Error(MESSAGES.no_browser)
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
