import type { ReactNode } from 'react'
import { QuestionPage } from '#app/components/forms/question-page.tsx'

interface GatheringQuestionProps {
  gathering: { id: string }
  /** What is asked, of the gathering by its name; `title` as words alone. */
  question: ReactNode
  title: string
  lead: string
  yes: string
  /** Where "Cancel" leads; to the gathering unless it is said. */
  back?: string
}

export function GatheringQuestion({ gathering, lead, back, ...asked }: GatheringQuestionProps) {
  return (
    <QuestionPage {...asked} tone="danger" back={back ?? `/portal/gatherings/${gathering.id}`}>
      {lead}
    </QuestionPage>
  )
}
