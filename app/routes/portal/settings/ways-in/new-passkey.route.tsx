import { useLingui } from '@lingui/react/macro'
import type { Route } from './+types/new-passkey.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { makePasskey } from '#app/components/session/passkeys.ts'
import { PasskeyForm } from '#app/components/session/passkey-form.tsx'
import { newPasskeyForm } from '#app/domain/accounts/passkey-forms.ts'
import { PASSKEY_NAME_LIMIT } from '#app/domain/accounts/passkeys.ts'
import { freshlyProved, proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { IfPasskeysHere } from '#app/routes/portal/settings/ways-in/passkey-list.tsx'
import { passkeySiteFor } from '#app/server/request/passkey-site.ts'
import { useDeviceName } from '#app/routes/portal/settings/ways-in/session-list.tsx'
import { addPasskey, newPasskeyChallenge } from '#app/server/commands/accounts/passkeys.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const HERE = '/portal/settings/passkeys/new'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  freshlyProved(services, owner, request)
  return {
    options: await newPasskeyChallenge(services, owner),
    site: passkeySiteFor(services, request),
    device: request.headers.get('user-agent') ?? '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const read = readForm(newPasskeyForm, await formOf(request))
  if (!read.ok) return toastAt(services, HERE, read.fields?.name ?? 'passkey_refused')
  const added = await attempt(services, 'account_failed', () =>
    addPasskey(services, ownerOf(context), read.value),
  )
  if (added.ok) return toastAt(services, '/portal/settings', 'passkey_added')
  return added.code === 'proof_needed' ? proveFirst(services, HERE) : toastAt(services, HERE, added.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function NewPasskey({ loaderData: { options, site, device } }: Route.ComponentProps) {
  const { t } = useLingui()
  const name = useDeviceName(device)
  return (
    <>
      <title>{`${t`Add a passkey`} · Wishfolio`}</title>
      <PageHeading
        title={t`Add a passkey`}
        lead={t`Your phone or computer asks for your fingerprint, face or PIN, and signs you in by it next time.`}
      />
      <div className="card form">
        <IfPasskeysHere site={site}>
          {options && (
            <PasskeyForm label={t`Add a passkey`} ask={() => makePasskey(options)} className="stack">
              <Field label={t`Name`} required hint={t`So that you know it again.`}>
                <TextInput name="name" defaultValue={name} maxLength={PASSKEY_NAME_LIMIT} />
              </Field>
            </PasskeyForm>
          )}
        </IfPasskeysHere>
        <div className="buttons">
          <LinkButton to="/portal/settings" tone="quiet">{t`Cancel`}</LinkButton>
        </div>
      </div>
    </>
  )
}
