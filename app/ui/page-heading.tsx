import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: string
  lead?: ReactNode
  before?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, lead, before, actions }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="grid justify-items-start gap-2">
        {before}
        <h1>{title}</h1>
        {lead && <p className="max-w-prose text-lead text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
