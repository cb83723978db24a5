import { createRoot } from 'react-dom/client'
import { showToast, Toasts } from '#app/ui/toast.tsx'

declare global {
  interface Window {
    showToast: typeof showToast
  }
}

// A page of nothing but the product's toasts, for what no screen brings about.
window.showToast = showToast
const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(<Toasts />)
