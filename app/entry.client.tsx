import { I18nProvider } from '@lingui/react'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadWords } from '#app/language/on-this-page.ts'
import { rememberEarlyTyping, restoreEarlyTyping } from '#app/ui/fields/early-typing.ts'

rememberEarlyTyping()
void takeOver()
if (import.meta.env.PROD) registerWorker()

async function takeOver(): Promise<void> {
  const words = await loadWords(location.pathname)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={words}>
          <Page />
        </I18nProvider>
      </StrictMode>,
    )
  })
}

function Page() {
  useLayoutEffect(restoreEarlyTyping, [])
  return <HydratedRouter />
}

/** Gets the worker once the page is loaded. Without one, as in some private windows, pages are read online. */
function registerWorker(): void {
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
