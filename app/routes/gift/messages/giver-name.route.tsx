import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/giver-name.route'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { TagForm } from '#app/components/forms/tag-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { giverNameForm } from '#app/domain/visitors/giver.ts'
import { GIVER_NAME_LIMIT } from '#app/domain/visitors/giver-limits.ts'
import { throwIfClosed } from '#app/routes/gift/closed-page.ts'
import { sharedListPath } from '#app/routes/gift/shared-list-path.ts'
import { giftToName, nameGiver } from '#app/server/commands/visitors/name-giver.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { deviceOf } from '#app/server/request/devices.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'
export { ErrorBoundary } from '#app/routes/gift/profile-not-available.tsx'

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const idea = new URL(request.url).searchParams.get('idea') ?? ''
  const { hash: device } = await deviceOf(services, request)
  const back = sharedListPath(request, slug)
  const found = await attempt(services, 'not_saved', async () =>
    giftToName(services, await viewerOf(context, request), { slug, idea, device }),
  )
  throwIfClosed(context, found)
  if (!found.ok) throw await toastAt(services, back, found.code)
  const { text, language, name } = found.value
  return { back, idea, text, language, name }
}

/** An empty name, or `remove=on`, says it no more. */
export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const idea = form.get('idea')
  if (typeof idea !== 'string') throw data(null, { status: 400 })
  if (form.get('remove') === 'on') form.set('name', '')
  const read = readForm(giverNameForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const { name } = read.value
  const { hash: device } = await deviceOf(services, request)
  const named = await attempt(services, 'not_saved', async () =>
    nameGiver(services, await viewerOf(context, request), {
      slug,
      idea,
      device,
      name,
      client: clientOf(context),
    }),
  )
  throwIfClosed(context, named)
  if (!named.ok) return refuseForm(context, named, form)
  return toastAt(services, sharedListPath(request, slug), name === '' ? 'giver_name_removed' : 'giver_named')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('not_saved')

export default function GiverName({
  loaderData: { back, idea: id, text, language, name },
  actionData: refused,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const idea = (
    <strong dir="auto" lang={language}>
      {text}
    </strong>
  )
  return (
    <TagForm
      title={t`Who is it from?`}
      lead={<Trans>You took {idea}. Everybody with the link sees your name.</Trans>}
      refused={refused}
      submit={t`Save`}
      moreButtons={
        name !== '' && (
          <Button type="submit" name="remove" value="on" tone="paper">
            {t`Remove my name`}
          </Button>
        )
      }
      back={back}
    >
      <input type="hidden" name="idea" value={id} />
      <Field label={t`Your name`} error={fieldError(refused, 'name')}>
        <LimitedInput
          name="name"
          limit={GIVER_NAME_LIMIT}
          placeholder={t({ message: 'Aunt Eva', comment: 'an example of a name' })}
          autoComplete="nickname"
          defaultValue={refused?.typed.name ?? name}
        />
      </Field>
    </TagForm>
  )
}
