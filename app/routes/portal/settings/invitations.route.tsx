import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/invitations.route'
import { DayOf } from '#app/components/days/moment.tsx'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { inviteToSignUp, withdrawInvitation } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { mailChoicesOf } from '#app/server/queries/mail-choices.ts'
import { signUpInvitationsOf } from '#app/server/queries/accounts/sign-up-invitations.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, LinkInput } from '#app/ui/fields/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = servicesOf(context)
  const owner = ownerOf(context)
  const now = clock.now()
  const invitations = await signUpInvitationsOf(db, owner.id)
  return {
    zone: (await mailChoicesOf(db, owner.id))?.timeZone ?? null,
    invitations: invitations.map((one) => ({ ...one, over: one.expiresAt <= now })),
  }
}

/** With `withdraw` ends that invitation, without it makes one, whose link is shown this once. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const withdrawn = (await formOf(request)).get('withdraw')
  if (typeof withdrawn === 'string') {
    const ended = await attempt(services, 'account_failed', () =>
      withdrawInvitation(services, owner, withdrawn.replaceAll('\0', '')),
    )
    const toast = ended.ok ? 'sign_up_invitation_withdrawn' : ended.code
    return toastAt(services, '/portal/settings/invitations', toast)
  }
  const made = await attempt(services, 'account_failed', () => inviteToSignUp(services, owner))
  if (made.ok) return data({ link: made.value, problem: null })
  return data({ link: null, problem: messageFor(context, made.code) }, statusOf(made))
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function Invitations({ loaderData: { invitations, zone }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  return (
    <>
      <title>{`${t`Invite somebody`} · Wishfolio`}</title>
      <PageHeading
        title={t`Invite somebody`}
        lead={t`Each invitation is a link by which one person makes an account of their own, within two weeks. They see nothing of yours. At most ten wait to be used.`}
      />
      <Form method="post" className="card form">
        {answer?.problem && <Notice tone="error">{answer.problem}</Notice>}
        {answer?.link && <MadeInvitation key={answer.link} link={answer.link} />}
        <FormButtons
          submit={answer?.link ? t`Make another invitation` : t`Make an invitation`}
          back="/portal/settings"
          cancel={t`Back to your settings`}
          tone={answer?.link ? 'paper' : 'ribbon'}
        />
      </Form>
      {invitations.length > 0 && (
        <Card as="section" className="form mt-8">
          <h2>{t`Your invitations`}</h2>
          <ul className="grid gap-3">
            {invitations.map(({ id, createdAt, expiresAt, used, over }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <span id={`invitation-${id}`}>
                  <Trans>
                    Made on <DayOf at={createdAt} zone={zone} format="MMM d, yyyy" />, works until{' '}
                    <DayOf at={expiresAt} zone={zone} format="MMM d, yyyy" />
                  </Trans>
                </span>
                {used || over ? (
                  <Badge tone="taken">
                    {used
                      ? t({ message: 'Used', comment: 'an invitation, by which an account was made' })
                      : t({ message: 'Expired', comment: 'an invitation, whose time is over' })}
                  </Badge>
                ) : (
                  <Form method="post">
                    <Button
                      type="submit"
                      name="withdraw"
                      value={id}
                      tone="quiet"
                      size="small"
                      aria-describedby={`invitation-${id}`}
                    >
                      {t`Withdraw`}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function MadeInvitation({ link }: { link: string }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Link of the invitation`} hint={t`Copy it now and send it: it is not shown again.`}>
        <LinkInput link={link} />
      </Field>
      <div className="buttons">
        <CopyLinkButton link={link} copied="link_copied" onRefused={() => {}} />
      </div>
    </>
  )
}
