import { data, useNavigation } from 'react-router'
import type { Route } from './+types/report.route'
import { Form } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { REPORT_REASONS, VISITOR_MAIL_LIMIT } from '#app/domain/visitors/report-reasons.ts'
import { reportForm } from '#app/domain/visitors/visitor-mails.ts'
import { pathOfShared, sharedThing } from '#app/domain/addresses/shared-link.ts'
import { reportPage } from '#app/server/commands/visitors/report-page.ts'
import { attempt, formOf, readForm, type RefusedForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { BowDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { TextInput } from '#app/ui/fields/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
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
  if (!read.ok) return refuseForm(read, form)
  const { page: thing, ...report } = read.value
  const sent = await attempt(services, 'visitor_mail_failed', () =>
    reportPage(services, { ...report, thing, client: clientOf(context) }),
  )
  if (!sent.ok) return refuseForm(sent, form)
  return { sent: true }
}

export function clientAction(args: Route.ClientActionArgs) {
  return orToast(args, 'visitor_mail_failed')
}

export default function Report({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (actionData && 'sent' in actionData) return <Thanks page={page} />
  return (
    <Form method="post" noValidate className="page-narrow">
      <Questions page={page} refused={actionData} />
    </Form>
  )
}

interface QuestionsProps {
  page: string
  refused: RefusedForm | undefined
}

function Questions({ page, refused }: QuestionsProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <GiftTag hang="top" as="section">
      <div className="stack">
        <title>Report a page · Wishfolio</title>
        <h1>Report a page</h1>
        <p>
          The people who run this Wishfolio look at it and can hide the page. Whoever made it is not told that
          it was you.
        </p>
        <RefusedFormNotice refused={refused} />
        <input type="hidden" name="page" value={page} />
        <Field label="What is wrong?" required error={fieldError(refused, 'reason')}>
          <Select name="reason" placeholder="Please choose" defaultValue={refused?.typed.reason}>
            {Object.entries(REPORT_REASONS).map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words" error={fieldError(refused, 'words')}>
          <TextArea name="words" limit={VISITOR_MAIL_LIMIT} defaultValue={refused?.typed.words} />
        </Field>
        <Field label="Your email" hint="If you would like an answer." error={fieldError(refused, 'email')}>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={refused?.typed.email} />
        </Field>
        <div className="buttons">
          <Button type="submit" busy={busy}>
            Send Report
          </Button>
          <LinkButton to={page} tone="quiet">
            Cancel
          </LinkButton>
        </div>
      </div>
    </GiftTag>
  )
}

function Thanks({ page }: { page: string }) {
  return (
    <div className="page-narrow">
      <EmptyState
        heading="h1"
        drawing={<BowDrawing />}
        title="Thank you for telling us"
        action={<LinkButton to={page}>Back to the page</LinkButton>}
      >
        <title>Thank you · Wishfolio</title>
        Your report is on its way to the people who run this Wishfolio.
      </EmptyState>
    </div>
  )
}
