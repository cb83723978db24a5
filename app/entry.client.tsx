import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerWorker } from '#app/offline/registration.ts'
import { rememberEarlyTyping } from '#app/ui/early-typing.ts'

rememberEarlyTyping()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
// In development there is no worker.
if (import.meta.env.PROD) registerWorker()
