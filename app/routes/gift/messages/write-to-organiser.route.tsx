import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/write-to-organiser.route'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { TagForm } from '#app/components/forms/tag-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { VISITOR_MAIL_LIMIT } from '#app/domain/visitors/report-reasons.ts'
import { messageForm } from '#app/domain/visitors/visitor-mails.ts'
import { throwIfClosed } from '#app/routes/gift/closed-page.ts'
import { sharedListPath } from '#app/routes/gift/shared-list-path.ts'
import { readShared } from '#app/routes/gift/shared-profile-reading.ts'
import { writeToOrganiser } from '#app/server/commands/visitors/write-to-organiser.ts'
import { attempt, formOf, readForm, refuseForm, refusalPage } from '#app/server/request/form.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { BowDrawing } from '#app/ui/drawings.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'
export { ErrorBoundary } from '#app/routes/gift/profile-not-available.tsx'

export async function loader(args: Route.LoaderArgs) {
  const read = await readShared(args)
  if (!read.ok) throw refusalPage(args.context, read)
  const { profile } = read.value
  if (!profile.acceptsMessages) throw data(null, { status: 404 })
  const { recipientName: name, keepsSecret } = profile
  return { name, keepsSecret, back: sharedListPath(args.request, profile.slug) }
}

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(messageForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const sent = await attempt(services, 'visitor_mail_failed', async () =>
    writeToOrganiser(services, await viewerOf(context, request), {
      slug,
      ...read.value,
      client: clientOf(context),
    }),
  )
  throwIfClosed(context, sent)
  if (!sent.ok) return refuseForm(context, sent, form)
  return { sent: true }
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('visitor_mail_failed')

export default function WriteToOrganiser({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { name, keepsSecret, back } = loaderData
  const answer = useAnswer(actionData)
  if (answer && 'sent' in answer) {
    return (
      <MessagePage
        tab={t`Message sent`}
        drawing={<BowDrawing />}
        title={t`Your message is on its way`}
        action={<LinkButton to={back}>{t`Back to the list`}</LinkButton>}
      >
        {t`The organiser gets what you wrote by email, and nothing else about you.`}
      </MessagePage>
    )
  }
  return (
    <TagForm
      title={t`Write to the organiser`}
      lead={
        keepsSecret ? (
          <Trans>
            The organiser of the list for {name} gets what you write by email, and nothing else about you. Do
            not say what you give: the organiser wants a surprise. If you would like an answer, say who you
            are and how to reach you.
          </Trans>
        ) : (
          <Trans>
            The organiser of the list for {name} gets what you write by email, and nothing else about you. Do
            not say what you give: the list may be for the organiser. If you would like an answer, say who you
            are and how to reach you.
          </Trans>
        )
      }
      refused={answer}
      submit={t`Send Message`}
      back={back}
    >
      <UnsavedChanges isToBe="sent" unsaved={answer !== undefined} />
      <Field label={t`Your message`} required error={fieldError(answer, 'words')}>
        <TextArea name="words" limit={VISITOR_MAIL_LIMIT} defaultValue={answer?.typed.words} />
      </Field>
    </TagForm>
  )
}
