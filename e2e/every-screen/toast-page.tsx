import { createRoot } from 'react-dom/client'
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
createRoot(root).render(
  <>
    <Toasts />
    <UndoBar />
  </>,
)
