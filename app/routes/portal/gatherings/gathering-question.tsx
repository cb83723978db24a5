import { QuestionPage } from '#app/components/forms/question-page.tsx'

interface GatheringQuestionProps {
  gathering: { id: string; name: string }
  /** What is asked, before the gathering's name. */
  ask: string
  lead: string
  yes: string
  /** Where "Cancel" leads; to the gathering unless it is said. */
  back?: string
}

export function GatheringQuestion({ gathering: { id, name }, ask, lead, yes, back }: GatheringQuestionProps) {
  return (
    <QuestionPage
      title={`${ask} ${name}`}
      question={
        <>
          {ask} <bdi>{name}</bdi>?
        </>
      }
      yes={yes}
      tone="danger"
      back={back ?? `/portal/gatherings/${id}`}
    >
      {lead}
    </QuestionPage>
  )
}
