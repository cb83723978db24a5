import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

interface GatheringQuestionProps {
  gathering: { id: string; name: string }
  /** What is asked, before the gathering's name. */
  ask: string
  lead: string
  yes: string
  /** Where "Cancel" leads; to the gathering unless it is said. */
  back?: string
}

/** Asks before something is done to a gathering. */
export function GatheringQuestion({
  gathering: { id, name },
  ask,
  lead,
  yes,
  back = `/portal/gatherings/${id}`,
}: GatheringQuestionProps) {
  return (
    <>
      <title>{`${ask} ${name} · Wishfolio`}</title>
      <PageHeading
        title={
          <>
            {ask} <bdi>{name}</bdi>?
          </>
        }
        lead={lead}
      />
      <Form method="post" className="buttons">
        <Button type="submit" tone="danger">
          {yes}
        </Button>
        <LinkButton to={back}>Cancel</LinkButton>
      </Form>
    </>
  )
}
