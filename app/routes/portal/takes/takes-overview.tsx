import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { Form } from '#app/components/forms/form.tsx'
import { SURPRISE_REQUEST } from '#app/copy/notes.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface Takes {
  devices: { mark: string; ideas: string[] | null }[]
  requests: { id: string; idea: string | null }[]
  burst: boolean
  paused: boolean
}

export function TakesOverview({ id, requests, devices, burst, paused }: Takes & { id: string }) {
  return (
    <>
      {requests.map(({ id: request, idea }) => (
        <Notice
          key={request}
          title={idea === null ? 'A gift was taken by mistake' : 'Taken by mistake'}
          action={
            <FreeLink to={`available?request=${request}`}>
              {idea === null ? 'Free it' : 'Make it available again'}
            </FreeLink>
          }
        >
          <AsksToFree idea={idea} />
        </Notice>
      ))}
      {burst && (
        <Notice title="Many ideas were marked as taken within a few minutes">
          Was the link shown to many people at once? If not, you can make ideas available again.
        </Notice>
      )}
      {devices.map(({ mark, ideas }) => (
        <Notice
          key={mark}
          title={ideas ? `One device took ${ideas.length} ideas` : 'One device took more than three ideas'}
          action={
            <FreeLink to={`available?device=${mark}`}>
              {ideas ? `Make these ${ideas.length} available again` : 'Make its ideas available again'}
            </FreeLink>
          }
        >
          {ideas && <span dir="auto">{ideas.join(', ')}</span>}
          {!ideas && 'We do not say which, so your surprise is safe.'}
        </Notice>
      ))}
      {paused && <Paused id={id} />}
    </>
  )
}

/** Without the idea to an owner who wants to be surprised. */
export function AsksToFree({ idea }: { idea: string | null }) {
  const { t } = useLingui()
  if (idea === null) return <>{t(SURPRISE_REQUEST)}</>
  return (
    <>
      The visitor who took <strong dir="auto">{idea}</strong> asks you to free it.
    </>
  )
}

function FreeLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} tone="quiet" size="small">
      {children}
    </LinkButton>
  )
}

function Paused({ id }: { id: string }) {
  return (
    <Notice
      title="Taking is paused"
      action={
        <Form method="post" action={`/portal/suggestions/${id}/pause`} navigate={false}>
          <Button type="submit" tone="quiet" size="small" icon={Play}>
            Let people take again
          </Button>
        </Form>
      }
    >
      Your shared page says so, and nobody can mark an idea as taken.
    </Notice>
  )
}
