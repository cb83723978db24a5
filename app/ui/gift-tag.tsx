import { type HTMLAttributes, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'

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

function TagString({ hang, tied }: { hang: 'side' | 'top'; tied: boolean }) {
  return (
    <svg
      className="tag-string"
      width="80"
      height="80"
      viewBox="0 0 80 80"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className="tag-loose" d={loose[hang]} />
      {tied && (
        <g className="tag-bow">
          <path pathLength="1" d="M40 40C30 22 14 24 16 36s16 12 24 4c8-18 24-16 24-4s-16 12-24 4" />
          <path pathLength="1" d="M40 40c-2 10-8 16-14 20M40 40c3 10 8 15 14 22" />
        </g>
      )}
    </svg>
  )
}

const loose = {
  side: 'M42 39C30 33 22 42 5 31M42 41C32 48 20 44 9 54',
  top: 'M39 42C36 24 42 8 40-14M41 42C45 26 38 6 40-14M40-14c-7-4-8-17 0-18s8 14 0 18l5 5',
}
