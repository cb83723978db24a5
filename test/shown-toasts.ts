import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToasterStore } from 'react-hot-toast/headless'

/** The toasts shown since it was last asked, as "kind: words". */
export function shownToasts(): string[] {
  let shown: string[] = []
  function Reader() {
    shown = useToasterStore().toasts.map(({ type, message }) => `${type}: ${String(message)}`)
    return null
  }
  renderToStaticMarkup(createElement(Reader))
  toast.remove()
  return shown
}
