import type { Plural, Trans } from '@lingui/react/macro'
import {
  type ComponentClass,
  type ElementType as Kind,
  type ExoticComponent,
  Fragment,
  type Key,
  type JSX as React,
} from 'react'
import { jsx as one, jsxs as several } from 'react/jsx-runtime'
import { textApart, textApartIn } from '#app/ui/jsx/text-apart.ts'

export { Fragment }

/** React's, but no component returns a bare text, which could stand beside others, and no option posts its words. */
export declare namespace JSX {
  type ElementType =
    | keyof React.IntrinsicElements
    | ExoticComponent<never>
    | ComponentClass<never>
    | ((props: never) => React.Element | false | '' | null | undefined)
    // Compiled to `app/language/trans.tsx`, which returns elements.
    | typeof Plural
    | typeof Trans
  type Element = React.Element
  type ElementClass = React.ElementClass
  type ElementAttributesProperty = React.ElementAttributesProperty
  type ElementChildrenAttribute = React.ElementChildrenAttribute
  type LibraryManagedAttributes<C, P> = React.LibraryManagedAttributes<C, P>
  type IntrinsicAttributes = React.IntrinsicAttributes
  type IntrinsicClassAttributes<T> = React.IntrinsicClassAttributes<T>
  type IntrinsicElements = Omit<React.IntrinsicElements, 'option'> & {
    option: React.IntrinsicElements['option'] & { value: string | number }
  }
}

/** What JSX with one child or none is compiled to (`jsxImportSource` in tsconfig.json). */
export function jsx(type: Kind, props: object, key?: Key) {
  return one(type, textApartIn(type, props), key)
}

export function jsxs(type: Kind, props: object, key?: Key) {
  const apart = textApart(props)
  return Array.isArray(apart.children) ? several(type, apart, key) : one(type, apart, key)
}
