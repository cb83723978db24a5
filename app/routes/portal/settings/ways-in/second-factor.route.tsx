import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { data } from 'react-router'
import type { Route } from './+types/second-factor.route'
import { Form, FormButtons, SubmitButton } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { inGroups } from '#app/domain/accounts/second-factor.ts'
import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { turnOnForm } from '#app/domain/accounts/second-factor-forms.ts'
import { freshlyProved, proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { RecoveryCodes } from '#app/routes/portal/settings/ways-in/recovery-codes.tsx'
import { SecondFactorState } from '#app/routes/portal/settings/ways-in/second-factor-card.tsx'
import { qrCodeImage } from '#app/routes/system/qr-code.ts'
import {
  newSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#app/server/commands/accounts/second-factor.ts'
import { mailChoicesOf } from '#app/server/queries/mail-choices.ts'
import { secondFactorShown } from '#app/server/queries/accounts/second-factors.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CopiedInput, Field, TextInput } from '#app/ui/fields/field.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const HERE = '/portal/settings/two-step'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  freshlyProved(services, owner, request)
  const factor = await secondFactorShown(services.db, owner.id)
  return {
    email: owner.email,
    factor,
    zone: (await mailChoicesOf(services.db, owner.id))?.timeZone ?? null,
    setUp: factor ? null : drawn(newSecondFactor(services, owner)),
  }
}

/** Posted with `seed` and `code` to turn it on, with `renew` for other recovery codes, with `off` to turn it off. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const form = await formOf(request)
  // Of whoever is refused, too, the app's key is shown again.
  if (!isFreshProof(owner.provedAt, services.clock.now())) return proveFirst(services, HERE)
  if (form.has('off')) {
    const off = await attempt(services, 'account_failed', () => turnOffSecondFactor(services, owner))
    return toastAt(services, '/portal/settings', off.ok ? 'second_factor_turned_off' : off.code)
  }
  const read = form.has('renew') ? null : readForm(turnOnForm, form)
  const codes = await attempt(services, 'account_failed', async () => {
    if (read === null) return renewRecoveryCodes(services, owner)
    return read.ok ? turnOnSecondFactor(services, owner, read.value) : read
  })
  if (codes.ok) return { codes: codes.value }
  if (codes.fields?.code === undefined) return toastAt(services, HERE, codes.code)
  // The same app is set up still.
  const seed = form.get('seed')
  const { data: refused, init } = refuseForm(context, codes, form)
  const setUp = drawn(newSecondFactor(services, owner, typeof seed === 'string' ? seed : undefined))
  return data({ refused, setUp }, init ?? undefined)
}

function drawn({ seed, address, key }: ReturnType<typeof newSecondFactor>) {
  return { seed, letters: inGroups(key, ' '), picture: qrCodeImage(address) }
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { email, factor, zone } = loaderData
  const answer = useAnswer(actionData)
  const setUp = answer && 'setUp' in answer ? answer.setUp : loaderData.setUp
  return (
    <>
      <title>{`${t`Two-step sign-in`} · Wishfolio`}</title>
      {answer && 'codes' in answer ? (
        <RecoveryCodes codes={answer.codes} email={email} />
      ) : factor ? (
        <>
          <PageHeading title={t`Two-step sign-in`} />
          <div className="card form">
            <SecondFactorState factor={factor} zone={zone} />
            <Form method="post" className="grid justify-items-start gap-2">
              <input type="hidden" name="renew" value="on" />
              <SubmitButton tone="paper">{t`Make new recovery codes`}</SubmitButton>
              <p className="text-small text-ink-soft">{t`The old ones no longer work then.`}</p>
            </Form>
            <Form method="post" className="buttons">
              <input type="hidden" name="off" value="on" />
              <SubmitButton tone="danger">{t`Turn off two-step sign-in`}</SubmitButton>
              <LinkButton to="/portal/settings" tone="quiet">
                {t`Cancel`}
              </LinkButton>
            </Form>
          </div>
        </>
      ) : (
        setUp && <SetUp {...setUp} refused={answer && 'refused' in answer ? answer.refused : undefined} />
      )}
    </>
  )
}

interface SetUpProps extends ReturnType<typeof drawn> {
  refused: ComponentProps<typeof RefusedFormNotice>['refused']
}

function SetUp({ seed, letters, picture, refused }: SetUpProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Two-step sign-in`}
        lead={t`Scan the picture with an authenticator app. Then type the six digits that the app shows.`}
      />
      <Form method="post" noValidate className="card form">
        <RefusedFormNotice refused={refused} />
        <img src={picture} width={200} height={200} alt={t`QR code for an authenticator app`} />
        <Field label={t`Key for the app`} hint={t`To type, if the app cannot scan.`}>
          <CopiedInput value={letters} dir="ltr" />
        </Field>
        <input type="hidden" name="seed" value={seed} />
        <Field label={t`Code`} required error={fieldError(refused, 'code')}>
          <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <FormButtons submit={t`Turn on`} back="/portal/settings" />
      </Form>
    </>
  )
}
