import { Fragment, type ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'

/** What an element is written with: the same, or with its children changed. */
type Props = { children?: ReactNode }

/**
 * Gives each text beside others an element of its own: a translating browser puts its own nodes in place of texts,
 * which React then neither finds nor changes; elements, and a text alone in one, it leaves alone.
 */
export function textApart({ children, ...props }: Props): Props {
  if (!Array.isArray(children)) return { ...props, children }
  const apart = joined(children)
  return { ...props, children: apart.length === 1 && isText(apart[0]) ? apart[0] : apart.map(inElement) }
}

/** The same for an only child: a fragment is no element, its text stands beside what is around it. */
export function textApartIn(type: unknown, props: Props): Props {
  return type === Fragment ? { ...props, children: inElement(props.children) } : props
}

/** Adjacent texts as one. Each other child keeps its place, by which React knows it again. */
function joined(children: ReactNode[]): ReactNode[] {
  if (children.every(isText)) return [children.join('')]
  return children.map((child, at) => {
    if (!isText(child)) return child
    if (isText(children[at - 1])) return null
    const end = children.findIndex((other, place) => place > at && !isText(other))
    return children
      .slice(at, end === -1 ? undefined : end)
      .filter(isText)
      .join('')
  })
}

/** Blank text is never translated. */
function inElement(child: ReactNode): ReactNode {
  return isText(child) && String(child).trim() !== '' ? jsx('span', { children: child }) : child
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number'
}
