import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerWorker } from '#app/offline/registration.ts'
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
