import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and until JavaScript has taken over: what needs it stays out of the page till then. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
