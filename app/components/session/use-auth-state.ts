import { useEffect } from 'react'
import { observeSession, onAuthStateChange } from '#app/components/session/auth-state.ts'
import { forgetLastKnown } from '#app/components/live/use-live-updates.ts'
import { useRevalidateWhenIdle } from '#app/components/live/revalidate-when-idle.ts'
import { clearTemporaryProfile } from '#app/components/session/temporary-profile-store.ts'
import { hasUnsavedChanges } from '#app/components/forms/unsaved-forms.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import type { ClientSession } from '#app/domain/accounts/session.ts'
import { showToast } from '#app/ui/toast.tsx'

/** Reloads every open page's data when the session changes in another tab. */
export function useAuthState(session: ClientSession | null): void {
  const readAgain = useRevalidateWhenIdle()
  useEffect(
    () =>
      onAuthStateChange((event, _session, source) => {
        if (['SIGNED_OUT', 'SIGNED_IN', 'USER_UPDATED'].includes(event)) forgetLastKnown()
        if (event === 'SIGNED_OUT') {
          clearTemporaryProfile()
          if (source === 'check')
            showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES.auth_session_missing) })
        }
        // Not with unsaved changes: saving leads to signing in, and restores what was typed.
        if (event === 'SIGNED_OUT' && source === 'check' && hasUnsavedChanges()) return
        const shown = source === 'page' || event === 'TOKEN_REFRESHED'
        if (!shown) void readAgain()
      }),
    [readAgain],
  )
  useEffect(() => observeSession(session), [session])
}
