import { data, Form, redirect } from 'react-router'
import type { Route } from './+types/take-idea'
import { orToast } from '#app/components/unreachable-server.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { seenBy } from '#app/domain/visibility.ts'
import { takeIdea } from '#app/server/commands/take-idea.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf } from '#app/server/form.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const { db, shop } = servicesOf(context)
  const row = await sharedProfile(db, slug)
  const seen = seenBy(await viewerOf(context, request), row?.profile, row?.suggestions ?? undefined, shop)
  if (!seen.ok) throw data(null, { status: ERRORS[seen.code] })
  const asked = new URL(request.url).searchParams.get('idea')
  const idea = seen.profile.ideas.find(({ text }) => text === asked)
  if (!idea || idea.taken) {
    const toast = idea ? 'idea_taken_already' : 'idea_not_found'
    throw redirect(`/gift/${slug}`, { headers: { 'Set-Cookie': await flash(servicesOf(context), toast) } })
  }
  return { slug, idea: idea.text, name: seen.profile.recipientName }
}

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const idea = (await formOf(request)).get('idea')
  if (typeof idea !== 'string') throw data(null, { status: 400 })
  const viewer = await viewerOf(context, request)
  const taken = await attempt(services, 'idea_take_failed', () => takeIdea(services, viewer, slug, idea))
  services.figures.takeEnded(taken.ok ? 'taken' : taken.code)
  if (!taken.ok && (taken.code === 'profile_not_found' || taken.code === 'profile_not_complete')) {
    throw data(null, { status: ERRORS[taken.code] })
  }
  return redirect(`/gift/${slug}`, {
    headers: { 'Set-Cookie': await flash(services, taken.ok ? 'idea_taken' : taken.code) },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'idea_take_failed')
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
