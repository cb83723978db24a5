import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/make-available.route'
import { listed } from '#app/domain/listed.ts'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { ALL_FREED_UNASKED, FREED_UNASKED } from '#app/copy/notes.ts'
import { backWithoutAnswer, loadedOrBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { AsksToFree } from '#app/routes/portal/takes/takes-overview.tsx'
import { makeAvailable, takesToFree } from '#app/server/commands/ideas/make-available.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

/** Asked with what the answer posts; where the mail of a request leads, too. What is free already leads to the list. */
export async function loader(args: Route.LoaderArgs) {
  const profile = await requireOwnedProfile(args)
  const query = new URL(args.request.url).searchParams
  const which = takesIn(query)
  const free = await takesToFree(servicesOf(args.context), profile, which)
  const back = `/portal/suggestions/${profile.id}`
  if (!free) throw redirect(back)
  const asked = Object.keys(which).filter((name) => query.has(name))
  return { back, hidden: Object.fromEntries(asked.map((name) => [name, query.get(name) ?? ''])), ...free }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadedOrBackToList(request, () => serverLoader())
}

/** Posted with the idea that is to be available again, a request for one, or the device that took some; with none for all. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const freed = await attempt(services, 'idea_free_failed', () =>
    makeAvailable(services, profile, takesIn(form)),
  )
  return toastAt(services, `/portal/suggestions/${profile.id}`, freed.ok ? 'idea_available' : freed.code)
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('idea_free_failed')

function takesIn(posted: FormData | URLSearchParams) {
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    idea: text('idea'),
    request: text('request'),
    device: text('device'),
    all: text('all') === 'on',
  }
}

export default function MakeAvailable({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { back, hidden, ideas, requested } = loaderData
  const [idea, ...others] = ideas ?? []
  const isOne = others.length === 0 && (ideas !== null || requested)
  const question = isOne ? t`Make it available again?` : t`Make them available again?`
  return (
    <QuestionPage
      title={question}
      question={question}
      hidden={hidden}
      yes={isOne ? t`Make it available again` : t`Make them available again`}
      back={back}
    >
      {requested ? (
        <AsksToFree idea={idea ?? null} />
      ) : (
        <>
          {ideas && (
            <>
              <strong dir="auto">{listed(ideas, i18n.locale)}</strong>:{' '}
            </>
          )}
          {isOne ? t(FREED_UNASKED) : t(ALL_FREED_UNASKED)}
        </>
      )}
    </QuestionPage>
  )
}
