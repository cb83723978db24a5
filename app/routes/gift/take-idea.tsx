import { data, Form, redirect } from 'react-router'
import type { Route } from './+types/take-idea'
import { orToast } from '#app/components/unreachable-server.ts'
import { type Refused, refused } from '#app/domain/outcome.ts'
import { ProfileProblem } from '#app/routes/gift/profile-not-available.tsx'
import { readShared } from '#app/routes/gift/visible-profile.ts'
import { takeIdea } from '#app/server/commands/take-idea.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, statusOf } from '#app/server/form.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

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
    takeIdea(services, await viewerOf(context, request), slug, idea),
  )
  if (!taken.ok && (taken.code === 'profile_not_found' || taken.code === 'profile_not_complete')) {
    throw notAvailable(refused(taken.code))
  }
  const told = taken.ok ? flash(services, 'idea_taken', `${slug} ${idea}`) : flash(services, taken.code)
  return redirect(listOf(request, slug), { headers: { 'Set-Cookie': await told } })
}

/** The list as whoever asks was looking at it: all of it, or only what is free. */
function listOf(request: Request, slug: string): string {
  const { searchParams } = new URL(request.url)
  return `/gift/${slug}${searchParams.get('show') === 'free' ? '?show=free' : ''}`
}

function notAvailable(refusal: Refused) {
  return data({ code: refusal.code }, statusOf(refusal))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'idea_take_failed')
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

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
  return <ProfileProblem error={error} />
}
