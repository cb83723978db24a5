import { browserRecord } from '#app/components/session/browser-record.ts'

/** A form filled in by a visitor who is not signed in, under an id that all copies share. */
export interface TemporaryForm {
  id: string
  form: Record<string, string>
}

/** In session storage, with a flag whether it was saved (specification 3). */
const record = browserRecord(
  'sessionStorage',
  'wishfolio.temporary-profile',
  (value): value is TemporaryForm & { saved: boolean } =>
    typeof value === 'object' && value !== null && 'form' in value,
)

export function keepTemporaryProfile({ id, form }: TemporaryForm): void {
  record.write({ id, form, saved: false })
}

export function readTemporaryForm(): TemporaryForm | undefined {
  const stored = record.read()
  return stored && !stored.saved ? { id: stored.id, form: stored.form } : undefined
}

export function readTemporaryProfile(): string | undefined {
  return JSON.stringify(readTemporaryForm())
}

export function markTemporaryProfileSaved(): void {
  const stored = record.read()
  if (stored) record.write({ ...stored, saved: true })
}

export function clearTemporaryProfile(): void {
  record.clear()
}
