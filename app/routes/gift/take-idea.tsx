import { data, Form, isRouteErrorResponse, redirect, useLocation } from 'react-router'
import type { Route } from './+types/take-idea'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import { toastOf } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Refused } from '#app/domain/outcome.ts'
import { ProfileProblem } from '#app/routes/gift/profile-not-available.tsx'
import { readShared } from '#app/routes/gift/shared-profile-reading.ts'
import { takeIdea } from '#app/server/commands/take-idea.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, statusOf } from '#app/server/form.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { showToast } from '#app/ui/toast.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

export async function loader(args: Route.LoaderArgs) {
  const read = await readShared(args)
  if (!read.ok) throw notAvailable(read)
  const { slug, ideas, recipientName: name, surprised } = read.value.profile
  const asked = new URL(args.request.url).searchParams.get('idea')
  const idea = ideas.find(({ text }) => text === asked)
  const back = listOf(args.request, slug)
  if (!idea || idea.taken || surprised) {
    const toast = !idea ? 'idea_not_found' : surprised ? 'surprise_kept' : 'idea_taken_already'
    throw redirect(back, { headers: { 'Set-Cookie': await flash(servicesOf(args.context), toast) } })
  }
  return { back, idea: idea.text, name }
}

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const idea = (await formOf(request)).get('idea')
  if (typeof idea !== 'string') throw data(null, { status: 400 })
  const taken = await attempt(services, 'idea_take_failed', async () =>
    takeIdea(services, await viewerOf(context, request), slug, idea, clientOf(context)),
  )
  services.metrics.takeEnded(taken.ok ? 'taken' : taken.code)
  if (!taken.ok && NO_TOAST.has(taken.code)) throw notAvailable(taken)
  const told = taken.ok ? flash(services, 'idea_taken', `${slug} ${idea}`) : flash(services, taken.code)
  return redirect(listOf(request, slug), { headers: { 'Set-Cookie': await told } })
}

/** The list as whoever asks was looking at it: all of it, or only what is free. */
function listOf(request: Request, slug: string): string {
  const { searchParams } = new URL(request.url)
  return `/gift/${encodeURIComponent(slug)}${searchParams.get('show') === 'free' ? '?show=free' : ''}`
}

/** What is refused with its status; everything else is a toast over the list. */
const NO_TOAST = new Set<ErrorCode>(['profile_not_found', 'profile_not_complete', 'too_many_takes'])

function notAvailable(refusal: Refused) {
  return data({ code: refusal.code }, statusOf(refusal))
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
export default function TakeIdea({ loaderData: { back, idea, name } }: Route.ComponentProps) {
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
          <LinkButton to={back} tone="quiet">
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
  if (!isTooMany(error) || !asking) return <ProfileProblem error={error} />
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
