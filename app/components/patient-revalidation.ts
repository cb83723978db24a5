import { useCallback, useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/**
 * Reads the page's data again, as soon as nothing is being sent: React Router counts a revalidation as a newer
 * navigation, and drops the redirect, and with it the toast, of a submission that began before.
 */
export function usePatientRevalidation(): () => void {
  const { revalidate } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const busy = [navigation, ...fetchers].some(({ state }) => state === 'submitting')
  const now = useRef({ busy, wanted: false })

  useEffect(() => {
    now.current.busy = busy
    if (busy || !now.current.wanted) return
    now.current.wanted = false
    void revalidate()
  }, [busy, revalidate])

  return useCallback(() => {
    now.current.wanted = now.current.busy
    if (!now.current.busy) void revalidate()
  }, [revalidate])
}
