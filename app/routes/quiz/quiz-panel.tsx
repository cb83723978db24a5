import type { ReactNode } from 'react'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { useProblemToast } from '#app/components/page/page-toasts.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'

interface QuizPanelProps {
  problem: string
  /** Whether something failed, which a toast says, too. */
  failed?: boolean
  action: ReactNode
  children: ReactNode
}

export function QuizPanel({ problem, failed = true, action, children }: QuizPanelProps) {
  useProblemToast(failed ? problem : null)
  return (
    <MessagePage
      tab={problem}
      drawing={<LostParcelDrawing />}
      title={problem}
      action={<div className="buttons justify-center">{action}</div>}
    >
      {children}
    </MessagePage>
  )
}
