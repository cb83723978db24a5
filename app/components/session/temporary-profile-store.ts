import { useMemo, useSyncExternalStore } from 'react'
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

export function readTemporaryProfile(): string | undefined {
  const stored = record.read()
  return stored && !stored.saved ? JSON.stringify({ id: stored.id, form: stored.form }) : undefined
}

/** What this browser keeps, once the page is taken over. */
export function useTemporaryForm(): TemporaryForm | undefined {
  const kept = useSyncExternalStore(neverChanges, readTemporaryProfile, () => undefined)
  return useMemo(() => (kept === undefined ? undefined : (JSON.parse(kept) as TemporaryForm)), [kept])
}

const neverChanges = () => () => {}

export function markTemporaryProfileSaved(): void {
  const stored = record.read()
  if (stored) record.write({ ...stored, saved: true })
}

export function clearTemporaryProfile(): void {
  record.clear()
}
