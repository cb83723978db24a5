import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/ask-to-free.route'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { TagPage } from '#app/components/forms/tag-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { throwIfClosed } from '#app/routes/gift/closed-page.ts'
import { readShared } from '#app/routes/gift/shared-profile-reading.ts'
import { sharedListPath } from '#app/routes/gift/shared-list-path.ts'
import { askToFree, takenHere } from '#app/server/commands/visitors/ask-to-free.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { deviceOf } from '#app/server/request/devices.ts'
import { attempt, formOf, refusalPage } from '#app/server/request/form.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'
export { ErrorBoundary } from '#app/routes/gift/profile-not-available.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const services = servicesOf(context)
  const read = await readShared(args)
  if (!read.ok) throw refusalPage(context, read)
  const idea = new URL(request.url).searchParams.get('idea') ?? ''
  const { hash: device } = await deviceOf(services, request)
  const back = sharedListPath(request, params.slug)
  const found = await attempt(services, 'free_request_failed', async () =>
    takenHere(services, await viewerOf(context, request), { slug: params.slug, idea, device }),
  )
  if (!found.ok) throw await toastAt(services, back, found.code)
  return { back, idea, text: found.value.text, language: found.value.language }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = servicesOf(context)
  const idea = (await formOf(request)).get('idea')
  if (typeof idea !== 'string') throw data(null, { status: 400 })
  const { hash: device } = await deviceOf(services, request)
  const asked = await attempt(services, 'free_request_failed', async () =>
    askToFree(services, await viewerOf(context, request), {
      slug: params.slug,
      idea,
      device,
      client: clientOf(context),
    }),
  )
  throwIfClosed(context, asked)
  const back = sharedListPath(request, params.slug)
  return asked.ok
    ? toastAt(services, back, 'free_requested', { about: idea })
    : toastAt(services, back, asked.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('free_request_failed')

export default function AskToFree({ loaderData: { back, idea: id, text, language } }: Route.ComponentProps) {
  const { t } = useLingui()
  const idea = (
    <strong dir="auto" lang={language}>
      {text}
    </strong>
  )
  return (
    <TagPage>
      <QuestionPage
        title={t`Ask the organiser to free it?`}
        question={t`Marked by mistake?`}
        hidden={{ idea: id }}
        yes={t`Ask the organiser to free it`}
        back={back}
      >
        <Trans>
          The organiser can make {idea} available again. Until then it stays taken, so that nothing is given
          twice.
        </Trans>
      </QuestionPage>
    </TagPage>
  )
}
