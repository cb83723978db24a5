import { Trans } from '@lingui/react/macro'
import { readTemporaryProfile } from '#app/components/session/temporary-profile-store.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const FIELD = 'temporary_profile'

/** What a form posted to open the sign-up or sign-in page, for visitors without JavaScript; undefined for any other. */
export function openedWith(form: FormData): { typed: Record<string, string> } | undefined {
  return form.has(FIELD) && !form.has('email') ? { typed: carriedWith(form) } : undefined
}

/** What the form of the page before carried along. */
export function carriedWith(form: FormData): Record<string, string> {
  const profile = form.get(FIELD)
  return typeof profile === 'string' ? { [FIELD]: profile } : {}
}

export function useTemporaryProfile(typed: Readonly<Record<string, string>> = {}): string | undefined {
  const inThisTab = useHydrated() ? readTemporaryProfile() : undefined
  return typed[FIELD] ?? inThisTab
}

export function TemporaryProfileField({ profile }: { profile: string | undefined }) {
  return profile && <input type="hidden" name={FIELD} value={profile} />
}

export function recipientIn(profile: string | undefined): string | undefined {
  try {
    const { form } = JSON.parse(profile ?? 'null') as { form: { recipient_name?: unknown } }
    return typeof form.recipient_name === 'string' ? form.recipient_name.trim() || undefined : undefined
  } catch {
    return undefined
  }
}

export function TemporaryProfileNote({ recipient }: { recipient: string }) {
  return (
    <p className="font-bold">
      <Trans>{recipient}’s profile is waiting.</Trans>
    </p>
  )
}
