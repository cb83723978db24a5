import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: ReactNode
  lead?: ReactNode
  before?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, lead, before, actions }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="grid min-w-0 grow basis-80 justify-items-start gap-3">
        {before}
        <h1>{title}</h1>
        {lead && <p className="max-w-prose text-lead text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="heading-actions">{actions}</div>}
    </header>
  )
}
