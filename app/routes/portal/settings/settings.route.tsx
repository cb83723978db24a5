import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/settings.route'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { publishUserUpdated } from '#app/components/session/auth-state.ts'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import { ACCOUNT_DELETION } from '#app/copy/notes.ts'
import { LANGUAGE_NAME } from '#app/copy/shared-page.ts'
import { changePasswordForm } from '#app/domain/accounts/account-forms.ts'
import { changePassword } from '#app/server/commands/accounts/change-password.ts'
import { flash, settingCookies } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { looksUpAtOnce } from '#app/server/queries/accounts/accounts.ts'
import { identityOf } from '#app/server/queries/accounts/identities.ts'
import { passkeysOf } from '#app/server/queries/accounts/passkeys.ts'
import { secondFactorShown } from '#app/server/queries/accounts/second-factors.ts'
import { sessionsOf } from '#app/server/queries/accounts/sessions.ts'
import { mailChoicesOf } from '#app/server/queries/mail-choices.ts'
import { waitingEmailChange } from '#app/server/queries/accounts/email-changes.ts'
import { LookUpChoice } from '#app/routes/portal/settings/look-up-choice.tsx'
import { MailChoices } from '#app/routes/portal/settings/mail-choices.tsx'
import { passkeySiteFor } from '#app/server/request/passkey-site.ts'
import { PasswordCard } from '#app/routes/portal/settings/ways-in/password-card.tsx'
import { PasskeyList } from '#app/routes/portal/settings/ways-in/passkey-list.tsx'
import { ProviderCard } from '#app/routes/portal/settings/ways-in/provider-card.tsx'
import { SecondFactorCard } from '#app/routes/portal/settings/ways-in/second-factor-card.tsx'
import { SettingsEmail } from '#app/routes/portal/settings/settings-email.tsx'
import { SessionList } from '#app/routes/portal/settings/ways-in/session-list.tsx'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, env, clock, mail, provider } = services
  const owner = ownerOf(context)
  const sessions = await sessionsOf(db, owner.id, clock.now())
  const factor = await secondFactorShown(db, owner.id)
  const keys = await passkeysOf(db, owner.id)
  const identity = provider && (await identityOf(db, owner.id, provider.issuer))
  const emailChange = await waitingEmailChange(db, owner.id, clock.now())
  const words = wordsFor(context)
  const subject = words._(ACCOUNT_DELETION.subject)
  const body = words._(ACCOUNT_DELETION.body(owner.email))
  return {
    mails: (await mailChoicesOf(db, owner.id)) ?? null,
    lookUpsAtOnce: services.lookUp && (await looksUpAtOnce(db, owner.id)),
    timeZones: Intl.supportedValuesOf('timeZone'),
    email: owner.email,
    emailChange: emailChange ? { ...emailChange, late: await mail.isLate() } : null,
    deletionMail: `mailto:${env.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    factor,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: createdAt,
      lastUsed: lastUsedAt,
    })),
    passwords: env.PASSWORD_SIGN_IN === 'on',
    withPassword: await hasPassword({ db, env }, owner.id),
    provider: provider && {
      name: provider.name,
      identity: identity
        ? { email: identity.email, since: identity.createdAt, lastUsed: identity.lastUsedAt }
        : null,
    },
    passkeySite: passkeySiteFor(services, request),
    sessions: sessions.map(({ id, userAgent, createdAt }) => ({
      id,
      current: id === owner.sessionId,
      device: userAgent ?? '',
      since: createdAt,
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const form = await formOf(request)
  const read = readForm(changePasswordForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const { current_password: current, new_password: next } = read.value
  const changed = await attempt(services, 'password_update_failed', () =>
    changePassword(services, owner, { current, next, client: clientOf(context) }),
  )
  if (!changed.ok) return refuseForm(context, changed, form)
  const common = await services.isCommonPassword(next)
  const toast = await flash(services, 'password_updated')
  return redirect(`/portal/settings${common ? '?password=common' : ''}`, {
    headers: settingCookies([...changed.value, toast]),
  })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const publishing = async () => {
    try {
      return await serverAction()
    } catch (answer) {
      // Elsewhere it leads only when nobody is signed in any more.
      if (answer instanceof Response && answer.headers.get('Location')?.startsWith('/portal/settings'))
        publishUserUpdated()
      throw answer
    }
  }
  return orToast({ request, serverAction: publishing }, 'password_update_failed')
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { email, emailChange, mails, timeZones, deletionMail, passkeys, passkeySite, sessions } = loaderData
  const { passwords, withPassword, provider, factor, lookUpsAtOnce } = loaderData
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Settings`} · Wishfolio`}</title>
      <PageHeading title={t`Settings`} />
      <div className="stack settings">
        <SettingsEmail email={email} change={emailChange} />
        {passwords && <PasswordCard email={email} has={withPassword} refused={actionData} />}
        <SecondFactorCard factor={factor} zone={mails?.timeZone ?? null} />
        {provider && <ProviderCard {...provider} zone={mails?.timeZone ?? null} />}
        <PasskeyList passkeys={passkeys} site={passkeySite} zone={mails?.timeZone ?? null} />
        <Card as="section" className="form">
          <h2>{t`Emails to you`}</h2>
          <MailChoices chosen={mails} timeZones={timeZones} />
        </Card>
        {lookUpsAtOnce !== null && <LookUpChoice atOnce={lookUpsAtOnce} />}
        <Card as="section" className="form">
          <h2>{t`Language`}</h2>
          <p>{t(LANGUAGE_NAME)}</p>
          <div className="buttons">
            <LinkButton to="/language" tone="quiet">
              {t`Choose another language`}
            </LinkButton>
          </div>
        </Card>
        <SessionList sessions={sessions} zone={mails?.timeZone ?? null} />
        {useSignUp() === 'invited' && (
          <Card as="section" className="form">
            <h2>{t`Invite somebody`}</h2>
            <p>{t`Here people need an invitation to make an account.`}</p>
            <div className="buttons">
              <LinkButton to="/portal/settings/invitations" tone="quiet">
                {t`Your invitations`}
              </LinkButton>
            </div>
          </Card>
        )}
        <Card as="section" className="form">
          <h2>{t`Your data`}</h2>
          <p>{t`All you wrote here in one file (JSON).`}</p>
          <div className="buttons">
            <LinkButton to="/portal/settings/data" tone="quiet" reloadDocument>
              {t`Download my data`}
            </LinkButton>
          </div>
        </Card>
        <Card as="section" className="form">
          <h2>{t`Delete account`}</h2>
          <p>
            {[
              t`Send us an email and we will do it for you.`,
              t(ACCOUNT_DELETION.promise),
              t`Or do it yourself, right away.`,
            ].join(' ')}
          </p>
          <div className="buttons">
            <a className="button" data-tone="quiet" data-size="medium" href={deletionMail}>
              {t`Request account deletion`}
            </a>
            <LinkButton to="/portal/settings/delete-account" tone="quiet">
              {t`Delete my account now`}
            </LinkButton>
          </div>
        </Card>
      </div>
    </>
  )
}
