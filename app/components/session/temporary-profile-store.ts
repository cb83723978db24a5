import { MESSAGES } from '#app/copy/messages.ts'

const KEY = 'wishfolio.temporary-profile'

/** A form filled in by somebody not signed in, under an id that all copies of it share. */
export interface CarriedForm {
  id: string
  form: Record<string, string>
}

/** In session storage, with a flag that says whether it was saved. */
type Kept = CarriedForm & { saved: boolean }

export function keepTemporaryProfile({ id, form }: CarriedForm): void {
  write({ id, form, saved: false })
}

/** The kept profile as it is carried to the server; undefined when there is none or it was saved. */
export function readTemporaryProfile(): string | undefined {
  const kept = read()
  return kept && !kept.saved ? JSON.stringify({ id: kept.id, form: kept.form }) : undefined
}

export function markTemporaryProfileSaved(): void {
  const kept = read()
  if (kept) write({ ...kept, saved: true })
}

export function clearTemporaryProfile(): void {
  storage()?.removeItem(KEY)
}

function read(): Kept | null {
  try {
    return JSON.parse(storage()?.getItem(KEY) ?? 'null') as Kept | null
  } catch (error) {
    // What is damaged is as good as nothing; without a browser there is nothing to read at all.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function write(kept: Kept): void {
  const store = storage()
  try {
    store?.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Full: the copy that goes along with the forms is the only one.
  }
}

/** Some people's browsers refuse storage; then the copy that goes along with the forms is the only one. */
function storage(): Storage | undefined {
  if (typeof window === 'undefined') throw new Error(MESSAGES.no_browser)
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
