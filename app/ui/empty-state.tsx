import type { ReactNode } from 'react'

export type EmptyStateProps = {
  drawing?: ReactNode
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ drawing, title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {drawing}
      <Heading>{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
