import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/other-gifts.route'
import { Form } from '#app/components/forms/form.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { TagForm } from '#app/components/forms/tag-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { otherGiftForm } from '#app/domain/visitors/giver.ts'
import { OTHER_GIFT_LIMIT } from '#app/domain/visitors/giver-limits.ts'
import { throwIfClosed } from '#app/routes/gift/closed-page.ts'
import { sharedListPath } from '#app/routes/gift/shared-list-path.ts'
import { addOtherGift, ownOtherGifts, removeOwnOtherGift } from '#app/server/commands/visitors/other-gifts.ts'
import { flash, toastAt, settingCookies } from '#app/server/request/cookies.ts'
import { deviceOf } from '#app/server/request/devices.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { Notice } from '#app/ui/notice.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'
export { ErrorBoundary } from '#app/routes/gift/profile-not-available.tsx'

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { hash: device, cookie } = await deviceOf(services, request)
  const back = sharedListPath(request, slug)
  const own = await attempt(services, 'not_saved', async () =>
    ownOtherGifts(services, await viewerOf(context, request), { slug, device }),
  )
  throwIfClosed(context, own)
  if (!own.ok) throw await toastAt(services, back, own.code)
  const { name, paused, gifts } = own.value
  // Set before it is posted, so that the device is known again where the post's own answer gets lost.
  return data(
    { back, name, paused: paused ? messageFor(context, 'takes_paused') : null, gifts },
    { headers: { 'Set-Cookie': cookie } },
  )
}

/** Adds what is posted as `text`, or removes the one whose id is posted as `remove`. */
export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const remove = form.get('remove')
  const device = await deviceOf(services, request)
  const writer = { slug, device: device.hash }
  const read = readForm(otherGiftForm, form)
  const removes = typeof remove === 'string'
  if (!removes && !read.ok) return refuseForm(context, read, form)
  const changed = await attempt(services, 'not_saved', async () => {
    const viewer = await viewerOf(context, request)
    if (removes) return removeOwnOtherGift(services, viewer, { ...writer, id: remove })
    if (!read.ok) return read
    return addOtherGift(services, viewer, { ...writer, text: read.value.text, client: clientOf(context) })
  })
  throwIfClosed(context, changed)
  if (!changed.ok) return refuseForm(context, changed, form)
  const cookies = removes
    ? [await flash(services, 'removed')]
    : [await flash(services, 'other_gift_added'), device.cookie]
  return redirect(sharedListPath(request, slug), { headers: settingCookies(cookies) })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('not_saved')

export default function OtherGifts({
  loaderData: { back, name, paused, gifts },
  actionData: refused,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const title = t`Giving something else?`
  return (
    <div className="stack">
      {paused !== null ? (
        <div className="page-narrow">
          <title>{`${title} · Wishfolio`}</title>
          <Notice action={<LinkButton to={back}>{t`Back to the list`}</LinkButton>}>{paused}</Notice>
        </div>
      ) : (
        <TagForm
          title={title}
          lead={
            <Trans>
              Say so, and nobody else gives {name} the same. Everybody who has the link can read it.
            </Trans>
          }
          refused={refused}
          submit={t`Add it`}
          back={back}
          cancel={t`Back to the list`}
        >
          <Field label={t`I am giving something else:`} required error={fieldError(refused, 'text')}>
            <LimitedInput
              name="text"
              limit={OTHER_GIFT_LIMIT}
              autoComplete="off"
              defaultValue={refused?.typed.text}
            />
          </Field>
        </TagForm>
      )}
      {gifts.length > 0 && <OwnGifts gifts={gifts} />}
    </div>
  )
}

function OwnGifts({ gifts }: { gifts: readonly { id: string; text: string }[] }) {
  const { t } = useLingui()
  return (
    <section className="page-narrow stack">
      <h2>{t`What you added on this device`}</h2>
      <ul className="stack">
        {gifts.map(({ id, text }) => (
          <GiftTag as="li" key={id}>
            <Form method="post" className="tag-line">
              <p className="tag-title" id={id} dir="auto">
                {text}
              </p>
              <Button type="submit" name="remove" value={id} tone="quiet" size="small" aria-describedby={id}>
                {t`Remove`}
              </Button>
            </Form>
          </GiftTag>
        ))}
      </ul>
    </section>
  )
}
