import { Trans as LinguiTrans } from '@lingui/react'
import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { textApart } from '#app/ui/jsx/text-apart.ts'

type Values = Record<string, unknown> | undefined

interface TransProps {
  id: string
  message?: string
  values?: Values
  components?: Record<string, ReactElement>
}

/** What the macro `<Trans>` is compiled to: people's words in it stay as they are, and in their own direction. */
export function Trans({ values, ...message }: TransProps) {
  return (
    <LinguiTrans {...message} values={inElements(values)} render={({ translation }) => apart(translation)} />
  )
}

function inElements(values: Values): Values {
  const wrapped = Object.entries(values ?? {}).map(([name, value]) =>
    typeof value === 'string' ? [name, <bdi key={name}>{value}</bdi>] : [name, value],
  )
  return Object.fromEntries(wrapped)
}

/** Each text in an element of its own, as everywhere (docs/decisions/013). */
function apart(translation: ReactNode): ReactElement {
  if (!Array.isArray(translation)) return <>{withTextApart(translation)}</>
  return createElement(Fragment, null, ...childrenApart(translation))
}

function childrenApart(children: ReactNode[]): ReactNode[] {
  return [textApart({ children: children.map(withTextApart) }).children].flat()
}

function withTextApart(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node) || !Array.isArray(node.props.children)) return node
  return cloneElement(node, undefined, ...childrenApart(node.props.children))
}
