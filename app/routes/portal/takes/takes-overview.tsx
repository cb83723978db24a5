import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { listed } from '#app/domain/listed.ts'
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
  const { t, i18n } = useLingui()
  return (
    <>
      {requests.map(({ id: request, idea }) => (
        <Notice
          key={request}
          title={idea === null ? t`A gift was taken by mistake` : t`Taken by mistake`}
          action={
            <FreeLink to={`available?request=${request}`}>
              {idea === null ? t`Free it` : t`Make it available again`}
            </FreeLink>
          }
        >
          <AsksToFree idea={idea} />
        </Notice>
      ))}
      {burst && (
        <Notice title={t`Many ideas were marked as taken within a few minutes`}>
          {t`Was the link shown to many people at once? If not, you can make ideas available again.`}
        </Notice>
      )}
      {devices.map(({ mark, ideas }) => (
        <Notice
          key={mark}
          title={ideas ? t(tookMany(ideas.length)) : t`One device took more than three ideas`}
          action={
            <FreeLink to={`available?device=${mark}`}>
              {ideas ? t(makeTheseAvailable(ideas.length)) : t`Make its ideas available again`}
            </FreeLink>
          }
        >
          {ideas && <span dir="auto">{listed(ideas, i18n.locale)}</span>}
          {!ideas && t`We do not say which, so your surprise is safe.`}
        </Notice>
      ))}
      {paused && <Paused id={id} />}
    </>
  )
}

const tookMany = (count: number) =>
  msg`${plural(count, { one: 'One device took # idea', other: 'One device took # ideas' })}`

const makeTheseAvailable = (count: number) =>
  msg`${plural(count, { one: 'Make this # available again', other: 'Make these # available again' })}`

/** Without the idea to an owner who wants to be surprised. */
export function AsksToFree({ idea }: { idea: string | null }) {
  const { t } = useLingui()
  if (idea === null) return <>{t(SURPRISE_REQUEST)}</>
  return (
    <Trans>
      The visitor who took <strong>{idea}</strong> asks you to free it.
    </Trans>
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
  const { t } = useLingui()
  return (
    <Notice
      title={t`Taking is paused`}
      action={
        <Form method="post" action={`/portal/suggestions/${id}/pause`} navigate={false}>
          <Button type="submit" tone="quiet" size="small" icon={Play}>
            {t`Let people take again`}
          </Button>
        </Form>
      }
    >
      {t`Your shared page says so, and nobody can mark an idea as taken.`}
    </Notice>
  )
}
