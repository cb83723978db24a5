import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { wordsOf } from '#app/language/catalogues.ts'
import { showToast, Toasts } from '#app/ui/toast.tsx'
import { offerUndo, UndoBar } from '#app/ui/undo-bar.tsx'

declare global {
  interface Window {
    showToast: typeof showToast
    offerUndo: typeof offerUndo
  }
}

// A page of nothing but the product's toasts and undo bar, for what no screen brings about.
Object.assign(window, { showToast, offerUndo })
const root = document.body.appendChild(document.createElement('div'))
const words = await wordsOf(SOURCE_LANGUAGE, '/')
createRoot(root).render(
  <I18nProvider i18n={words}>
    <Toasts />
    <UndoBar />
  </I18nProvider>,
)
