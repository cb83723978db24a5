import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** Stands beside the title on a phone, too. */
const LONE_MENU = 'has-[>.heading-actions>.menu:only-child]:flex-nowrap'

type PageHeadingProps = {
  title: ReactNode
  lead?: ReactNode
  before?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, lead, before, actions }: PageHeadingProps) {
  return (
    <header className={classNames('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', LONE_MENU)}>
      <div className="grid min-w-0 grow basis-80 justify-items-start gap-3">
        {before}
        <h1>{title}</h1>
        {lead && <p className="max-w-prose text-lead text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="heading-actions">{actions}</div>}
    </header>
  )
}
