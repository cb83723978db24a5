import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/** A generation may take long, and its screen shows what there is meanwhile: it is waited for only as long as its end takes. */
const LASTING = /\/generate$/
const END_MS = 300

/** Revalidates once nothing is being submitted: else React Router drops the submission's redirect and its toast. */
export function useRevalidateWhenIdle(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const navigation = useNavigation()
  const sent = [navigation, ...useFetchers()].filter(({ state }) => state === 'submitting')
  const isShort = sent.some(({ formAction }) => !LASTING.test(formAction ?? ''))
  const isAny = sent.length > 0
  const shortEnd = useRef(Promise.resolve())
  const anyEnd = useRef(Promise.resolve())
  useEffect(() => follow(isShort, shortEnd), [isShort])
  useEffect(() => follow(isAny, anyEnd), [isAny])

  return useCallback(async () => {
    await shortEnd.current
    await Promise.race([anyEnd.current, new Promise((resolve) => setTimeout(resolve, END_MS))])
    await revalidate()
  }, [revalidate])
}

/** Keeps a promise of the end of what goes on; answers what ends it. */
function follow(goesOn: boolean, ended: RefObject<Promise<void>>): (() => void) | undefined {
  if (!goesOn) return undefined
  let end = () => {}
  ended.current = new Promise((resolve) => (end = resolve))
  return () => end()
}
