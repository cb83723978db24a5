import { readTemporaryProfile } from '#app/components/session/temporary-profile-store.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

/** A profile filled in before signing up or in, from the previous page's form or from this tab. */
export function useCarriedProfile(carried: string | undefined): string | undefined {
  const inThisTab = useHydrated() ? readTemporaryProfile() : undefined
  return carried ?? inThisTab
}

/** Adds that profile to a form. */
export function CarriedProfile({ carried }: { carried: string | undefined }) {
  const profile = useCarriedProfile(carried)
  return profile && <input type="hidden" name="temporary_profile" value={profile} />
}

/** Whom it is for; undefined when it is not a profile. */
export function recipientIn(carried: string | undefined): string | undefined {
  try {
    const { form } = JSON.parse(carried ?? 'null') as { form: { recipient_name?: unknown } }
    return typeof form.recipient_name === 'string' ? form.recipient_name.trim() || undefined : undefined
  } catch {
    return undefined
  }
}
