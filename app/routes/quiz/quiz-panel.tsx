import type { ReactNode } from 'react'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { useProblemToast } from '#app/components/page/page-toasts.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'

interface QuizPanelProps {
  problem: ErrorCode
  action: ReactNode
  children: ReactNode
}

export function QuizPanel({ problem, action, children }: QuizPanelProps) {
  const title = MESSAGES[problem]
  useProblemToast(problem === 'quiz_not_found' ? null : problem)
  return (
    <MessagePage
      tab={title}
      drawing={<LostParcelDrawing />}
      title={title}
      action={<div className="buttons justify-center">{action}</div>}
    >
      {children}
    </MessagePage>
  )
}
