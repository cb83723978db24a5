import { useCallback, useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/** Making ideas lasts as long as it lasts, and its screen shows what is there meanwhile. */
const LASTING = /\/generate$/

/**
 * Reads the page's data again, as soon as nothing is being sent: React Router counts a revalidation as a newer
 * navigation, and drops the redirect, and with it the toast, of a submission that began before.
 */
export function useRevalidateWhenIdle(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const sending = [navigation, ...fetchers].some(
    ({ state, formAction }) => state === 'submitting' && !LASTING.test(formAction ?? ''),
  )
  const sent = useRef(Promise.resolve())

  useEffect(() => {
    if (!sending) return undefined
    let end = () => {}
    sent.current = new Promise((resolve) => (end = resolve))
    return () => end()
  }, [sending])

  return useCallback(async () => {
    await sent.current
    await revalidate()
  }, [revalidate])
}
