import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { textOf } from '#test/read-page.ts'

/** The toasts shown since it was last asked, as "kind: words". */
export function shownToasts(): string[] {
  const list = textOf(renderToStaticMarkup(createElement(Toasts)))
  toast.remove()
  return list === '' ? [] : list.split('\n')
}

function Toasts() {
  const { toasts } = useToasterStore()
  return toasts.map(({ id, type, message }) =>
    createElement('p', { key: id }, `${type}: ${typeof message === 'string' ? message : ''}`),
  )
}
