import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/invitation.route'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import { done, refused } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { joinGathering } from '#app/server/commands/gatherings/members.ts'
import { rememberWantedPage, toastAt } from '#app/server/request/cookies.ts'
import { attempt, statusOf } from '#app/server/request/form.ts'
import { gatheringByInvitation } from '#app/server/queries/gathering-members.ts'
import { messageFor } from '#app/server/request/said.ts'
import { clientOf, requireOwner, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { BowDrawing, LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Where an invitation leads; who is not signed in comes back to it from signing in, or from the mail of signing up. */
export async function loader({ context, request, params: { invitation } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const read = await attempt(services, 'gathering_failed', async () => {
    const gathering = await gatheringByInvitation(services.db, invitation)
    return gathering
      ? done(gathering.name)
      : countMiss(services, clientOf(context), refused('invitation_over'))
  })
  if (!read.ok)
    return data({ problem: messageFor(context, read.code), name: '', signedIn: false }, statusOf(read))
  const signedIn = (await viewerOf(context, request)) !== null
  const headers = new Headers()
  if (!signedIn) headers.set('Set-Cookie', await rememberWantedPage(services, request))
  return data({ problem: null, name: read.value, signedIn }, { headers })
}

export async function action({ context, request, params: { invitation } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = await requireOwner(context, request)
  const joined = await attempt(services, 'gathering_failed', () => joinGathering(services, owner, invitation))
  if (!joined.ok) return data({ problem: messageFor(context, joined.code) }, statusOf(joined))
  return toastAt(services, `/portal/gatherings/${joined.value}`, 'gathering_joined')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const signUp = useSignUp()
  const { name, signedIn } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  if (problem !== null) {
    return (
      <MessagePage
        tab={t`Invitation`}
        drawing={<LostParcelDrawing />}
        title={problem}
        action={<LinkButton to="/">{t`Back to Home`}</LinkButton>}
      />
    )
  }
  return (
    <MessagePage
      tab={name}
      drawing={<BowDrawing />}
      title={<Trans>Take part in {name}?</Trans>}
      action={
        signedIn ? (
          <Form method="post">
            <SubmitButton>{t`Take part`}</SubmitButton>
          </Form>
        ) : (
          <div className="buttons justify-center">
            {signUp !== 'closed' && <LinkButton to="/signup">{t`Sign up to take part`}</LinkButton>}
            <LinkButton to="/signin" tone={signUp === 'closed' ? 'ribbon' : 'paper'}>
              {t`Sign in`}
            </LinkButton>
          </div>
        )
      }
    >
      {!signedIn && signUp === 'closed' && (
        <p>{t`Sign in to take part. This Wishfolio takes no new accounts.`}</p>
      )}
      {t`Add your own lists, so that everyone has one link. They stay yours: nobody else can change them, and you can leave at any time. The person who invited you sees your email address.`}
    </MessagePage>
  )
}
