import { REASONS } from '#app/copy/report-reasons.ts'
import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/report.route'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { TagForm } from '#app/components/forms/tag-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { VISITOR_MAIL_LIMIT } from '#app/domain/visitors/report-reasons.ts'
import { reportForm } from '#app/domain/visitors/visitor-mails.ts'
import { pathOfShared, sharedThing } from '#app/domain/addresses/shared-link.ts'
import { reportPage } from '#app/server/commands/visitors/report-page.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { BowDrawing } from '#app/ui/drawings.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Asked for with the reported page's path as `page`. */
export function loader({ request }: Route.LoaderArgs) {
  const thing = sharedThing(new URL(request.url).searchParams.get('page') ?? '')
  if (!thing) throw data(null, { status: 404 })
  return { page: pathOfShared(thing) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(reportForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const { page: thing, ...report } = read.value
  const sent = await attempt(services, 'visitor_mail_failed', () =>
    reportPage(services, { ...report, thing, client: clientOf(context) }),
  )
  if (!sent.ok) return refuseForm(context, sent, form)
  return { sent: true }
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('visitor_mail_failed')

export default function Report({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const refused = useAnswer(actionData)
  if (refused && 'sent' in refused) return <Thanks page={page} />
  return (
    <TagForm
      title={t`Report a page`}
      lead={t`The people who run this Wishfolio look at it and can hide the page. Whoever made it is not told that it was you.`}
      refused={refused}
      submit={t`Send Report`}
      back={page}
    >
      <UnsavedChanges isToBe="sent" unsaved={refused !== undefined} />
      <input type="hidden" name="page" value={page} />
      <Field label={t`What is wrong?`} required error={fieldError(refused, 'reason')}>
        <Select
          name="reason"
          placeholder={t`Please choose`}
          defaultValue={refused?.typed.reason}
          options={Object.entries(REASONS).map(([reason, words]) => [reason, t(words)] as const)}
        />
      </Field>
      <Field label={t`In your words`} error={fieldError(refused, 'words')}>
        <TextArea name="words" limit={VISITOR_MAIL_LIMIT} defaultValue={refused?.typed.words} />
      </Field>
      <Field
        label={t`Your email`}
        hint={t`If you would like an answer.`}
        error={fieldError(refused, 'email')}
      >
        <TextInput name="email" type="email" autoComplete="email" defaultValue={refused?.typed.email} />
      </Field>
    </TagForm>
  )
}

function Thanks({ page }: { page: string }) {
  const { t } = useLingui()
  return (
    <MessagePage
      tab={t`Thank you`}
      drawing={<BowDrawing />}
      title={t`Thank you for telling us`}
      action={<LinkButton to={page}>{t`Back to the page`}</LinkButton>}
    >
      {t`Your report is on its way to the people who run this Wishfolio.`}
    </MessagePage>
  )
}
