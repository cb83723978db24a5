import { data, Form, isRouteErrorResponse, redirect, useLocation } from 'react-router'
import type { Route } from './+types/take-idea'
import { ErrorPage } from '#app/components/error-page.tsx'
import { orToast } from '#app/components/unreachable-server.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import { toastOf } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Refused } from '#app/domain/outcome.ts'
import { seenBy } from '#app/domain/visibility.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { takeIdea } from '#app/server/commands/take-idea.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, statusOf } from '#app/server/form.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { showToast } from '#app/ui/toast.tsx'

export { headers } from '#app/server/form.ts'

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, shop } = services
  const row = await sharedProfile(db, slug)
  const seen = seenBy(await viewerOf(context, request), row?.profile, row?.suggestions ?? undefined, shop)
  if (!seen.ok) throw refusal(await countMiss(services, clientOf(context), seen))
  const asked = new URL(request.url).searchParams.get('idea')
  const idea = seen.profile.ideas.find(({ text }) => text === asked)
  if (!idea || idea.taken) {
    const toast = idea ? 'idea_taken_already' : 'idea_not_found'
    throw redirect(`/gift/${slug}`, { headers: { 'Set-Cookie': await flash(services, toast) } })
  }
  return { slug, idea: idea.text, name: seen.profile.recipientName }
}

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const idea = (await formOf(request)).get('idea')
  if (typeof idea !== 'string') throw data(null, { status: 400 })
  const viewer = await viewerOf(context, request)
  const taken = await attempt(services, 'idea_take_failed', () =>
    takeIdea(services, viewer, slug, idea, clientOf(context)),
  )
  services.figures.takeEnded(taken.ok ? 'taken' : taken.code)
  if (!taken.ok && NO_TOAST.has(taken.code)) throw refusal(taken)
  return redirect(`/gift/${slug}`, {
    headers: { 'Set-Cookie': await flash(services, taken.ok ? 'idea_taken' : taken.code) },
  })
}

/** What is refused with its status; everything else is a toast over the list. */
const NO_TOAST = new Set<ErrorCode>(['profile_not_found', 'profile_not_complete', 'too_many_takes'])

function refusal(refused: Refused) {
  const told = refused.retryAfter === undefined ? null : { code: refused.code }
  return data(told, statusOf(refused))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orToast(() => serverAction(), 'idea_take_failed')
  } catch (error) {
    // The page stays, and with it what was asked for.
    if (!isTooMany(error)) throw error
    showToast(toastOf('too_many_takes'))
    return undefined
  }
}

function isTooMany(error: unknown): boolean {
  const told = isRouteErrorResponse(error) && (error.data as { code?: ErrorCode } | null)
  return told !== null && told !== false && told.code === 'too_many_takes'
}

/** Where 'Mark as taken' leads without JavaScript: it asks, and only its own button takes. */
export default function TakeIdea({ loaderData: { slug, idea, name } }: Route.ComponentProps) {
  return (
    <div className="page-narrow">
      <title>{`Mark as taken? · Wishfolio`}</title>
      <GiftTag hang="top" as="section">
        <h1>Mark as taken?</h1>
        <p className="mt-3 text-lead">
          You are about to take <strong dir="auto">{idea}</strong> for <bdi>{name}</bdi>. Everybody else will
          see that it is taken, and it cannot be given back here.
        </p>
        <Form method="post" className="mt-6 buttons">
          <input type="hidden" name="idea" value={idea} />
          <Button type="submit">Yes, mark as taken</Button>
          <LinkButton to={`/gift/${slug}`} tone="quiet">
            Cancel
          </LinkButton>
        </Form>
      </GiftTag>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const asking = new URLSearchParams(search).has('idea')
  if (!isTooMany(error) || !asking) return <ErrorPage error={error} />
  return (
    <div className="page">
      <title>Not taken yet · Wishfolio</title>
      <EmptyState
        heading="h1"
        drawing={<LostParcelDrawing />}
        title="Not taken yet"
        action={<LinkButton to={pathname + search}>Ask again</LinkButton>}
      >
        {MESSAGES.too_many_takes}
      </EmptyState>
    </div>
  )
}
