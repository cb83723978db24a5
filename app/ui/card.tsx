import type { HTMLAttributes } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'section' | 'article'
}

export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames('card', className)} />
}
