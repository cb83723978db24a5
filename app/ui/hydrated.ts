import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False until hydration, for what needs JavaScript. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
