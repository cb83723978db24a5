import type { HTMLAttributes } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'section' | 'article'
  tone?: 'stock' | 'plain'
}

export function Card({ as: Element = 'div', tone = 'stock', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames('card', className)} data-tone={tone} />
}
