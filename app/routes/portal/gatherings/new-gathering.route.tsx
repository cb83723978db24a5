import { useLingui } from '@lingui/react/macro'
import type { Route } from './+types/new-gathering.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GatheringFields } from '#app/routes/portal/gatherings/gathering-form.tsx'
import {
  profilesToChoose,
  readGatheringForm,
  refuseGathering,
} from '#app/routes/portal/gatherings/own-gathering.ts'
import { createGathering } from '#app/server/commands/gatherings/gatherings.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { languageFor } from '#app/server/request/said.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader(args: Route.LoaderArgs) {
  return { profiles: await profilesToChoose(args) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readGatheringForm(form)
  if (!read.ok) return refuseGathering(context, read, form)
  const { fields, posted } = read.value
  const created = await attempt(services, 'gathering_failed', () =>
    createGathering(services, ownerOf(context), { language: languageFor(context), fields, posted }),
  )
  if (!created.ok) return refuseGathering(context, created, form)
  return toastAt(services, `/portal/gatherings/${created.value}`, 'gathering_saved')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function NewGathering({ loaderData: { profiles }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const refused = actionData?.refused
  return (
    <>
      <title>{`${t`New gathering`} · Wishfolio`}</title>
      <PageHeading title={t`New Gathering`} />
      <Form method="post" noValidate className="card form">
        <UnsavedChanges unsaved={refused !== undefined} />
        <RefusedFormNotice refused={refused} />
        <GatheringFields
          values={refused?.typed ?? {}}
          profiles={profiles}
          chosen={actionData?.chosen ?? []}
          refused={refused}
        />
        <FormButtons submit={t`Create Gathering`} back="/portal/gatherings" />
      </Form>
    </>
  )
}
