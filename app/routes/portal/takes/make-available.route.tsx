import type { Route } from './+types/make-available.route'
import { done } from '#app/domain/outcome.ts'
import { redirect } from 'react-router'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { backWithoutAnswer, loadedOrBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { profileAction, requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { SURPRISE_REQUEST } from '#app/copy/notes.ts'
import { waitingFreeRequests } from '#app/server/queries/free-requests.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { makeAvailable } from '#app/server/commands/ideas/make-available.ts'

/** Where the mail of a request leads; one that was granted, and any other address, to the list. */
export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const request = new URL(args.request.url).searchParams.get('request')
  const waiting = await waitingFreeRequests(services.db, profile.id)
  const asked = waiting.find(({ id }) => id === request)
  const back = `/portal/suggestions/${profile.id}`
  if (!asked) throw redirect(back)
  return { back, request: asked.id, idea: profile.keep_surprise ? null : asked.text }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadedOrBackToList(request, () => serverLoader())
}

/** Posted with the idea that is to be available again, a request for one, or the device that took some; with none for all. */
export const action = profileAction('idea_free_failed', async (services, profile, form) => {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const freed = await makeAvailable(services, profile, {
    idea: text('idea'),
    request: text('request'),
    device: text('device'),
    all: text('all') === 'on',
  })
  return freed.ok ? done('idea_available') : freed
})

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('idea_free_failed')

export default function MakeAvailable({ loaderData: { back, request, idea } }: Route.ComponentProps) {
  return (
    <QuestionPage
      title="Make it available again?"
      question="Make it available again?"
      hidden={{ request }}
      yes="Make it available again"
      back={back}
    >
      {idea === null ? (
        SURPRISE_REQUEST
      ) : (
        <>
          The visitor who took <strong dir="auto">{idea}</strong> asks you to free it.
        </>
      )}
    </QuestionPage>
  )
}
