import { I18nProvider } from '@lingui/react'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ALL_AREAS, SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { wordsOf } from '#app/language/catalogues.ts'
import { rememberEarlyTyping, restoreEarlyTyping } from '#app/ui/fields/early-typing.ts'

rememberEarlyTyping()
void takeOver()
if (import.meta.env.PROD) registerWorker()

async function takeOver(): Promise<void> {
  // Not `lang`, which a translating browser sets to its own.
  const words = await wordsOf(document.documentElement.dataset.language ?? SOURCE_LANGUAGE, ALL_AREAS)
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
