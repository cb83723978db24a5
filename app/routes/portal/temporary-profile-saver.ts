import { useEffect, useRef } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import {
  clearTemporaryProfile,
  markTemporaryProfileSaved,
  readTemporaryProfile,
} from '#app/components/session/temporary-profile-store.ts'
import type { clientAction } from '#app/routes/portal/keep-temporary-profile.route.ts'
import { showToast } from '#app/ui/toast.tsx'

/** Saves a temporary profile. When that fails it stays in the browser, and the next visit tries again. */
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
    const { created, problem, over } = data
    if (problem === null) markTemporaryProfileSaved()
    else showToast({ kind: 'error', text: problem })
    if (over) clearTemporaryProfile()
    if (created !== null && location.pathname === '/portal/profile')
      void navigate(`/portal/profile?created=${created}`, { replace: true })
  }, [data, navigate])
}
