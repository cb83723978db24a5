import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, success: CircleCheck, error: CircleAlert }

type NoticeProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div className="grid gap-1">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
