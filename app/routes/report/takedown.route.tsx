import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/takedown.route'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { TagForm } from '#app/components/forms/tag-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { VISITOR_MAIL_LIMIT } from '#app/domain/visitors/report-reasons.ts'
import { refused } from '#app/domain/outcome.ts'
import { takedownForm } from '#app/domain/visitors/visitor-mails.ts'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import { currentPath, thingToTakeDown } from '#app/server/commands/operator/takedown-link.ts'
import { attempt, formOf, readForm, refuseForm, statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { BowDrawing, EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Where the link of a report's mail leads. Opening it only asks, because mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const found = thingToTakeDown(services, params)
  const page = found.ok ? await currentPath(services, found.value) : undefined
  const refusal = found.ok ? refused('link_invalid') : found
  if (page === undefined)
    return data({ problem: messageFor(context, refusal.code), page: null }, statusOf(refusal))
  return { problem: null, page }
}

/** Hides the page for a reason; with `again=on` it is shown again. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const services = servicesOf(context)
  const found = thingToTakeDown(services, params)
  const form = await formOf(request)
  if (!found.ok) return refuseForm(context, found, form)
  const again = form.get('again') === 'on'
  const read = readForm(takedownForm, form)
  if (!again && !read.ok) return refuseForm(context, read, form)
  const reason = !again && read.ok ? read.value.reason : null
  const hidden = await attempt(services, 'visitor_mail_failed', () => takeDown(services, found.value, reason))
  return hidden.ok ? { hidden: !again } : refuseForm(context, hidden, form)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function Takedown({ loaderData: { problem, page }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  if (problem !== null) {
    const command = <code>npm run takedown</code>
    return (
      <MessagePage tab={t`Hide a page`} drawing={<EnvelopeDrawing />} title={problem}>
        <Trans>You can hide the page with {command} on the server.</Trans>
      </MessagePage>
    )
  }
  if (answer && 'hidden' in answer) return <Done hidden={answer.hidden} />
  const address = (
    <a className="link break-all" href={page} target="_blank" rel="noreferrer">
      {page}
    </a>
  )
  return (
    <TagForm
      title={t`Hide this page?`}
      lead={
        <Trans>
          {address} is hidden from everyone at once. Its owner still sees it, and is told so with your reason.
          Nothing is deleted.
        </Trans>
      }
      refused={answer}
      submit={t`Hide the page`}
      tone="danger"
    >
      <UnsavedChanges isToBe="sent" unsaved={answer !== undefined} />
      <Field label={t`Reason, for its owner`} required error={fieldError(answer, 'reason')}>
        <TextArea name="reason" limit={VISITOR_MAIL_LIMIT} defaultValue={answer?.typed.reason} />
      </Field>
    </TagForm>
  )
}

function Done({ hidden }: { hidden: boolean }) {
  const { t } = useLingui()
  return (
    <MessagePage
      tab={t`Hide a page`}
      drawing={<BowDrawing />}
      title={hidden ? t`The page is hidden` : t`The page is shown again`}
      action={
        hidden && (
          <Form method="post">
            <input type="hidden" name="again" value="on" />
            <SubmitButton tone="paper">{t`Show it again`}</SubmitButton>
          </Form>
        )
      }
    >
      {hidden ? t`It is closed for everyone but its owner.` : t`Its link works as before.`}
    </MessagePage>
  )
}
