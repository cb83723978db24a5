import { type ElementType, Fragment, type Key } from 'react'
import { type JSXSource, jsxDEV as element } from 'react/jsx-dev-runtime'
import { textApart, textApartIn } from '#app/ui/jsx/text-apart.ts'

export type { JSX } from '#app/ui/jsx/jsx-runtime.ts'
export { Fragment }

export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  several: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  const apart = several ? textApart(props) : textApartIn(type, props)
  return element(type, apart, key, several && Array.isArray(apart.children), source, self)
}
