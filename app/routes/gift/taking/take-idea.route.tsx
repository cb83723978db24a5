import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/take-idea.route'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { TagPage } from '#app/components/forms/tag-form.tsx'
import { KEEP_SECRET, TAKE_IS_SEEN } from '#app/copy/shared-page.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { SeenIdea, SeenProfile } from '#app/domain/profiles/visibility.ts'
import { readShared } from '#app/routes/gift/shared-profile-reading.ts'
import { sharedListPath } from '#app/routes/gift/shared-list-path.ts'
import { AskedIdea } from '#app/routes/gift/taking/take-question.tsx'
import { flash } from '#app/server/request/cookies.ts'
import { deviceOf } from '#app/server/request/devices.ts'
import { refusalPage } from '#app/server/request/form.ts'
import { takenHere } from '#app/server/commands/visitors/ask-to-free.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'
export { ErrorBoundary } from '#app/routes/gift/profile-not-available.tsx'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const read = await readShared(args)
  if (!read.ok) throw refusalPage(args.context, read)
  const { slug, ideas, recipientName: name, surprised, takesPaused, keepsSecret } = read.value.profile
  const asked = new URL(args.request.url).searchParams.get('idea')
  const idea = ideas.find(({ id }) => id === asked)
  const back = sharedListPath(args.request, slug)
  const device = await deviceOf(services, args.request)
  const take = { slug, idea: asked ?? '', device: device.hash }
  // Gone back to after the take, it is asked again.
  const isOwn =
    idea?.taken && (await takenHere(services, await viewerOf(args.context, args.request), take)).ok
  if (isOwn) throw redirect(back)
  const refusal = refusalOf(idea, { surprised, takesPaused })
  if (!idea || refusal) {
    const toast = await flash(services, refusal ?? 'idea_not_found')
    throw redirect(back, { headers: { 'Set-Cookie': toast } })
  }
  // Set before the take, so that the device is known again where the take's own answer gets lost.
  return data({ back, idea, name, keepsSecret }, { headers: { 'Set-Cookie': device.cookie } })
}

function refusalOf(
  idea: SeenIdea | undefined,
  { surprised, takesPaused }: Pick<SeenProfile, 'surprised' | 'takesPaused'>,
): ErrorCode | null {
  if (!idea) return 'idea_not_found'
  if (surprised) return 'would_spoil_surprise'
  if (takesPaused) return 'takes_paused'
  return idea.taken ? 'idea_taken_already' : null
}

/** Where 'Mark as taken' leads without JavaScript: it asks, and only its own button takes. */
export default function TakeIdea({ loaderData: { back, idea, name, keepsSecret } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <TagPage>
      <QuestionPage
        title={t`Mark as taken?`}
        question={t`Mark as taken?`}
        action={back}
        hidden={{ idea: idea.id }}
        yes={t`Yes, mark as taken`}
        back={back}
      >
        <AskedIdea {...idea}>
          <Trans>For {name}.</Trans> {t(TAKE_IS_SEEN)} {keepsSecret && t(KEEP_SECRET)}
        </AskedIdea>
      </QuestionPage>
    </TagPage>
  )
}
