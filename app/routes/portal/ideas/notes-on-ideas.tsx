import { Form } from '#app/components/forms/form.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { withName } from '#app/ui/with-name.tsx'

export interface Revealing {
  id: string
  texts: string[]
}

export function RevealedOnList({ id, texts, name }: Revealing & { name: string }) {
  return (
    <Notice
      title={withName('Ideas for {} give away what you hide now', name)}
      action={
        <LinkButton to={`/portal/suggestions/${id}`} tone="quiet" size="small">
          Look at these ideas
        </LinkButton>
      }
    >
      <span dir="auto">{texts.join(', ')}</span>
    </Notice>
  )
}

export function RevealingIdeas({ id, texts, replaceable }: Revealing & { replaceable: boolean }) {
  return (
    <Notice
      title="These ideas give away what you hide"
      action={
        replaceable ? (
          <Form method="post" action={`/portal/suggestions/${id}/renew`} navigate={false}>
            <input type="hidden" name="revealing" value="on" />
            <Button type="submit" tone="quiet" size="small">
              Other ideas for these
            </Button>
          </Form>
        ) : (
          <LinkButton to="?mode=manual" tone="quiet" size="small" replace>
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

export function NotUnderstood({ id, phrases }: { id: string; phrases: readonly string[] }) {
  return (
    <Notice
      title={
        <>
          We did not understand: <span dir="auto">{phrases.join(', ')}</span>
        </>
      }
      action={
        <LinkButton to={`/portal/edit/${id}`} tone="quiet" size="small">
          Edit Profile Details
        </LinkButton>
      }
    >
      The ideas come from the other things you wrote. Try another word for it.
    </Notice>
  )
}

export function NoGifts({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <Notice
      title="Is this a gift?"
      action={
        <div className="buttons">
          <LinkButton to={`/portal/edit/${id}`} tone="quiet" size="small">
            Edit Profile Details
          </LinkButton>
          <LinkButton to="?mode=manual" tone="quiet" size="small" replace>
            Edit these ideas
          </LinkButton>
        </div>
      }
    >
      <p dir="auto">{texts.join(', ')}</p>
      <p>
        On the list, others can take it. What nobody should give belongs in Gift preferences: there others
        read it first.
      </p>
    </Notice>
  )
}

/** For as long as `undo` brings them back. */
export function RemovedIdeas({ step, texts }: { step: string; texts: readonly string[] }) {
  return (
    <Form
      method="post"
      action="/portal/undo"
      navigate={false}
      className="flex flex-wrap items-center gap-x-3 text-small"
    >
      <span id="removed" className="min-w-0 wrap-anywhere text-ink-soft">
        Last removed: <span dir="auto">{texts.join(', ')}</span>
      </span>
      <Button type="submit" name="undo" value={step} tone="quiet" size="small" aria-describedby="removed">
        Bring back
      </Button>
    </Form>
  )
}

export function RejectedIdeas({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <details>
      <summary>
        {texts.length === 1 ? 'You turned down 1 idea' : `You turned down ${texts.length} ideas`}
      </summary>
      <div className="grid justify-items-start gap-2 text-ink-soft">
        <p>
          You will not get them again, and fewer like them: <span dir="auto">{texts.join(', ')}</span>
        </p>
        <Form method="post" action={`/portal/suggestions/${id}/rejected`} navigate={false}>
          <Button type="submit" tone="quiet" size="small">
            Allow them again
          </Button>
        </Form>
      </div>
    </details>
  )
}
