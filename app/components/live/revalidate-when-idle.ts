import { useCallback, useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/** A generation may take long, and its screen shows what there is meanwhile: it is waited for only as long as its end takes. */
const LASTING = /\/generate$/
const END_MS = 300

/**
 * Revalidates once nothing is being submitted: else React Router drops the submission's redirect and its toast, or that the
 * page where it leads is to stay where it is scrolled.
 */
export function useRevalidateWhenIdle(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const navigation = useNavigation()
  const isLedOn = navigation.state === 'loading' && navigation.formAction !== undefined
  const sent = [
    ...(isLedOn ? [navigation] : []),
    ...[navigation, ...useFetchers()].filter(({ state }) => state === 'submitting'),
  ]
  const isLasting = sent.every(({ formAction }) => LASTING.test(formAction ?? ''))
  const sending = sent.length === 0 ? null : isLasting ? 'lasting' : 'short'
  const now = useRef({ sending, ended: Promise.resolve() })
  useEffect(() => {
    let end = () => {}
    now.current = { sending, ended: new Promise((resolve) => (end = resolve)) }
    return () => end()
  }, [sending])

  return useCallback(async () => {
    if (now.current.sending === 'short') await now.current.ended
    if (now.current.sending === 'lasting') {
      await Promise.race([now.current.ended, new Promise((resolve) => setTimeout(resolve, END_MS))])
    }
    await revalidate()
  }, [revalidate])
}
