import { useCallback, useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/** A generation may take long, and its screen shows what there is meanwhile. */
const LASTING = /\/generate$/

/**
 * Revalidates the page's data once nothing is being submitted: React Router treats a revalidation as a newer
 * navigation, and drops the redirect, and with it the toast, of an earlier submission.
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
