import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/provider.route'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { freshlyProved, proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { beginAtProvider, removeIdentity } from '#app/server/commands/accounts/provider.ts'
import { identityOf } from '#app/server/queries/accounts/identities.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { rememberProvider } from '#app/server/request/provider-cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const SETTINGS = '/portal/settings'
const HERE = `${SETTINGS}/provider`

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const { db, provider } = services
  if (!provider) throw redirect(SETTINGS)
  freshlyProved(services, owner, request)
  return { name: provider.name, isAdded: (await identityOf(db, owner.id, provider.issuer)) !== undefined }
}

/** Posted with `remove`, or without to go to the provider. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const form = await formOf(request)
  if (!services.provider) return redirect(SETTINGS)
  if (!isFreshProof(owner.provedAt, services.clock.now())) return proveFirst(services, HERE)
  if (form.has('remove')) {
    const removed = await attempt(services, 'account_failed', () => removeIdentity(services, owner))
    return toastAt(services, SETTINGS, removed.ok ? 'provider_removed' : removed.code)
  }
  const begun = await attempt(services, 'provider_away', () => beginAtProvider(services, { anew: true }))
  if (!begun.ok) return toastAt(services, SETTINGS, begun.code)
  const { address, secrets } = begun.value
  const sent = await rememberProvider(services, { ...secrets, adding: owner.sessionId })
  return redirect(address, { headers: { 'Set-Cookie': sent } })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function Provider({ loaderData: { name, isAdded } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Sign in with ${name}`} · Wishfolio`}</title>
      <PageHeading
        title={t`Sign in with ${name}`}
        lead={
          isAdded
            ? t`Once it is removed here, ${name} no longer signs you in. Nothing changes there.`
            : t`${name} asks whether it’s you, and signs you in here from then on.`
        }
      />
      <div className="card form">
        <Form method="post" className="buttons">
          {isAdded ? (
            <>
              <input type="hidden" name="remove" value="on" />
              <SubmitButton tone="danger">{t`Remove ${name}`}</SubmitButton>
            </>
          ) : (
            <SubmitButton>{t`Continue with ${name}`}</SubmitButton>
          )}
          <LinkButton to={SETTINGS} tone="quiet">{t`Cancel`}</LinkButton>
        </Form>
      </div>
    </>
  )
}
