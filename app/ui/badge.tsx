import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type BadgeTone = 'neutral' | 'taken'

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}

type BadgeButtonProps = ComponentProps<'button'> & { tone?: BadgeTone }

export function BadgeButton({ tone, className, children, ...rest }: BadgeButtonProps) {
  return (
    <button {...rest} className={classNames('badge-button', className)}>
      <Badge tone={tone}>{children}</Badge>
    </button>
  )
}
