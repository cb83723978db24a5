import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberEarlyTyping, restoreEarlyTyping } from '#app/ui/fields/early-typing.ts'

function Page() {
  useLayoutEffect(restoreEarlyTyping, [])
  return <HydratedRouter />
}

rememberEarlyTyping()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  )
})
if (import.meta.env.PROD) registerWorker()

/** Gets the worker once the page is loaded. Without one, as in some private windows, pages are read online. */
function registerWorker(): void {
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
