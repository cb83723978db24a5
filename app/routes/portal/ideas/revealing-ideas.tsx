import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface Revealing {
  id: string
  texts: string[]
}

export function RevealedOnList({ id, texts, name }: Revealing & { name: string }) {
  return (
    <Notice
      title={
        <>
          Ideas for <bdi>{name}</bdi> tell visitors what you hide now
        </>
      }
      action={
        <LinkButton to={`/portal/suggestions/${id}`} tone="paper" size="small">
          Look at these ideas
        </LinkButton>
      }
    >
      <span dir="auto">{texts.join(', ')}</span>
    </Notice>
  )
}

/** Over the ideas themselves. `replaceable`: at least one is free and not the owner's own words. */
export function RevealingIdeas({ id, texts, replaceable }: Revealing & { replaceable: boolean }) {
  return (
    <Notice
      title="These ideas tell visitors what you hide"
      action={
        replaceable ? (
          <Form method="post" action={`/portal/suggestions/${id}/renew`} preventScrollReset>
            <input type="hidden" name="revealing" value="on" />
            <Button type="submit" tone="paper" size="small">
              Other ideas for these
            </Button>
          </Form>
        ) : (
          <LinkButton to="?mode=manual" tone="paper" size="small" replace>
            Edit these ideas
          </LinkButton>
        )
      }
    >
      <p dir="auto">{texts.join(', ')}</p>
      {replaceable && <p>What is taken or written by you stays as it is.</p>}
    </Notice>
  )
}
