import { readTemporaryProfile } from '#app/components/session/temporary-profile-store.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Adds a profile filled in before signing up or in to the form, from the previous page or from this tab. */
export function CarriedProfile({ carried }: { carried: string | undefined }) {
  const inThisTab = useHydrated() ? readTemporaryProfile() : undefined
  const profile = carried ?? inThisTab
  return profile && <input type="hidden" name="temporary_profile" value={profile} />
}
