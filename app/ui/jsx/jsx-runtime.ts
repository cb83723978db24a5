import { type ElementType, Fragment, type Key } from 'react'
import { jsx as one, jsxs as several } from 'react/jsx-runtime'
import { textApart, textApartIn } from '#app/ui/jsx/text-apart.ts'

export type { JSX } from 'react'
export { Fragment }

/** What JSX with one child or none is compiled to (`jsxImportSource` in tsconfig.json). */
export function jsx(type: ElementType, props: object, key?: Key) {
  return one(type, textApartIn(type, props), key)
}

/** And with several. */
export function jsxs(type: ElementType, props: object, key?: Key) {
  const apart = textApart(props)
  return Array.isArray(apart.children) ? several(type, apart, key) : one(type, apart, key)
}
