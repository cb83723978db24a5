import { useEffect, useRef } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import {
  clearTemporaryProfile,
  markTemporaryProfileSaved,
  readTemporaryProfile,
} from '#app/components/session/temporary-profile-store.ts'
import { toastOf } from '#app/copy/toasts.ts'
import type { clientAction } from '#app/routes/portal/keep-temporary-profile.ts'
import { showToast } from '#app/ui/toast.tsx'

/**
 * Saves a temporary profile, about which the list then asks what comes next. When that fails it stays in the browser, and
 * the next visit tries again.
 */
export function useTemporaryProfileSaver(): void {
  const { submit, data } = useFetcher<typeof clientAction>()
  const tried = useRef(false)
  const navigate = useNavigate()

  useEffect(() => {
    const temporary_profile = readTemporaryProfile()
    if (temporary_profile === undefined || tried.current) return
    tried.current = true
    void submit({ temporary_profile }, { method: 'post', action: '/portal/keep-temporary-profile' })
  }, [submit])

  useEffect(() => {
    if (!data) return
    if (data.saved) markTemporaryProfileSaved()
    else
      showToast(
        toastOf(data.code === null || data.code === 'form_invalid' ? 'temporary_profile_failed' : data.code),
      )
    if (!data.tryAgain) clearTemporaryProfile()
    if (data.created !== null && location.pathname === '/portal/profile')
      void navigate(`/portal/profile?created=${data.created}`, { replace: true })
  }, [data, navigate])
}
