import { languageFor } from '#app/server/request/said.ts'
import { data, type RouterContextProvider } from 'react-router'
import type { ToastCode } from '#app/copy/toasts.ts'
import { formatDay } from '#app/domain/dates.ts'
import { type GatheringFields, gatheringForm } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, type Refused } from '#app/domain/outcome.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, readForm, refuseForm, refusalPage, statusOf } from '#app/server/request/form.ts'
import { namesOfProfiles } from '#app/server/queries/gift-profiles.ts'
import { isWrite } from '#app/server/request/request-context.ts'
import {
  type JoinedGathering,
  joinedGathering,
  type OwnedGathering,
  type Owner,
  ownedGathering,
  ownerOf,
  servicesOf,
} from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

interface Args {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { id: string }
}

/** The gathering, for its organiser. Anybody else is led to the list with the reason; a write is refused. */
export function requireOwnedGathering(args: Args): Promise<OwnedGathering> {
  return required(args, ownedGathering)
}

export function requireJoinedGathering(args: Args): Promise<JoinedGathering> {
  return required(args, joinedGathering)
}

async function required<Gathering>(
  { context, request, params }: Args,
  find: (
    db: ReturnType<typeof servicesOf>['db'],
    by: ReturnType<typeof ownerOf>,
    id: string,
  ) => Promise<Outcome<Gathering>>,
): Promise<Gathering> {
  const services = servicesOf(context)
  const found = await attempt(services, 'gathering_failed', () =>
    find(services.db, ownerOf(context), params.id),
  )
  if (found.ok) return found.value
  if (isWrite(request)) throw refusalPage(context, found)
  throw await toastAt(services, '/portal/gatherings', found.code)
}

export async function namedGathering(args: Args) {
  const { id, name } = await requireOwnedGathering(args)
  return { id, name }
}

/** An action that runs a command on a gathering and says what came of it there, at `path` below it, or in the list once it is `gone`. */
export function actionOn<Gathering extends { id: string }>(
  require: (args: Args) => Promise<Gathering>,
  command: (services: Services, gathering: Gathering, owner: Owner) => Promise<Outcome<unknown> | void>,
  toast: ToastCode,
  { path = '', gone = false } = {},
) {
  return async (args: Args) => {
    const services = servicesOf(args.context)
    const gathering = await require(args)
    const ended = await attempt(services, 'gathering_failed', async () => {
      return (await command(services, gathering, ownerOf(args.context))) ?? done(null)
    })
    const back = gone && ended.ok ? '' : `/${gathering.id}${path}`
    return toastAt(services, `/portal/gatherings${back}`, ended.ok ? toast : ended.code)
  }
}

export async function profilesToChoose({ context }: Pick<Args, 'context'>) {
  const profiles = await namesOfProfiles(servicesOf(context).db, ownerOf(context).id)
  return profiles.map(({ id, name, day }) => ({
    id,
    name,
    date: formatDay(day, 'MMM d, yyyy', languageFor(context)),
  }))
}

export function postedProfiles(form: FormData): string[] {
  return form.getAll('profile').map(String)
}

/** The fields of a gathering and its profiles as its form posts them. Refused: as `gatheringForm`. */
export function readGatheringForm(form: FormData): Outcome<{ fields: GatheringFields; posted: string[] }> {
  const read = readForm(gatheringForm, form)
  return read.ok ? done({ fields: read.value, posted: postedProfiles(form) }) : read
}

/** The answer to a refused form: as `refuseForm` gives it, with the profiles that were chosen. */
export function refuseGathering(context: Args['context'], refusal: Refused, form: FormData) {
  const refused = refuseForm(context, refusal, form).data
  return data({ refused, chosen: postedProfiles(form) }, statusOf(refusal))
}
