import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/start.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { localeOf } from '#app/domain/languages.ts'
import { QUIZ_NAME_LIMIT } from '#app/domain/quizzes/partner-quiz.ts'
import { quizNames } from '#app/domain/quizzes/partner-quiz-form.ts'
import { formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { cardIn } from '#app/routes/system/link-card.ts'
import { languageFor } from '#app/server/request/said.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'

const TITLE = msg`How well does your partner know you?`
const DESCRIPTION = msg`Answer eight questions about yourself, send the link, and see how many your partner gets.`

export function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const language = languageFor(context)
  return {
    link: sharedAddress(services, request, '/quiz/start'),
    card: sharedAddress(services, request, cardIn(language, '/quiz/card/partner.png')),
    locale: localeOf(language),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request)
  const names = readForm(quizNames, form)
  return names.ok ? redirect('/quiz/question/1', 307) : refuseForm(context, names, form)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('quiz_create_failed')

export default function StartQuiz({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="page-narrow stack">
      <title>{`${t(TITLE)} · Wishfolio`}</title>
      <LinkPreview title={t(TITLE)} description={t(DESCRIPTION)} {...loaderData} />
      <header className="grid justify-items-center gap-3 text-center">
        <DrawnShapes shapes={TWO_TAGS} className="size-36" />
        <h1>{t(TITLE)}</h1>
        <p className="text-lead text-ink-soft">
          {t`Answer eight questions about yourself. Your partner gets the link and guesses.`}
        </p>
      </header>
      <Card>
        <Form method="post" noValidate className="form">
          <RefusedFormNotice refused={refused} />
          <Field label={t`Your name`} required error={fieldError(refused, 'name_self')}>
            <LimitedInput
              name="name_self"
              autoComplete="given-name"
              dir="auto"
              limit={QUIZ_NAME_LIMIT}
              defaultValue={refused?.typed.name_self}
            />
          </Field>
          <Field label={t`Your partner's name`} required error={fieldError(refused, 'name_partner')}>
            <LimitedInput
              name="name_partner"
              autoComplete="off"
              dir="auto"
              limit={QUIZ_NAME_LIMIT}
              defaultValue={refused?.typed.name_partner}
            />
          </Field>
          <FormButtons submit={t`Start the Quiz`} size="large" />
        </Form>
      </Card>
    </div>
  )
}
