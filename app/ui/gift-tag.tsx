import { type HTMLAttributes, useState } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { TagString } from '#app/ui/tag-string.tsx'

type GiftTagProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'section' | 'article'
  /** Where the hole is: at the side for a list item, at the top for a single card. */
  hang?: 'side' | 'top'
  /** Shows the tied ribbon; animates only when it changes to true. */
  tied?: boolean
}

export function GiftTag(props: GiftTagProps) {
  const { as: Element = 'div', hang = 'side', tied = false, className, children, ...rest } = props
  const [tiedAtFirst] = useState(tied)
  return (
    <Element
      {...rest}
      className={classNames('tag', className)}
      data-hang={hang === 'side' ? undefined : hang}
      data-tied={tied || undefined}
      data-turned={(tied && !tiedAtFirst) || undefined}
    >
      <TagString hang={hang} tied={tied} />
      <div className="tag-face">{children}</div>
    </Element>
  )
}
