import { type HTMLAttributes, useState } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { TagString } from '#app/ui/tag-string.tsx'

type GiftTagProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'section' | 'article'
  /** Which end carries the hole: the side for a line in a list, the top for a card that hangs alone. */
  hang?: 'side' | 'top'
  /** Its ribbon is tied. The tag turns over when this becomes true, not when it was so from the beginning. */
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
