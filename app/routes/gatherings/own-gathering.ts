import { data, redirect, type RouterContextProvider } from 'react-router'
import { chosenProfiles, type GatheringFields, gatheringForm } from '#app/domain/gathering.ts'
import { formatDay } from '#app/domain/dates.ts'
import { done, type Outcome, type Refused } from '#app/domain/outcome.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, readForm, refuseForm, statusOf } from '#app/server/form.ts'
import { namesOfProfiles } from '#app/server/queries/gift-profiles.ts'
import { isWrite } from '#app/server/request-context.ts'
import { type OwnedGathering, ownedGathering, ownerOf, servicesOf } from '#app/server/viewer.ts'

interface Args {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { id: string }
}

/** The gathering a screen is about; a screen of no such leads to the list with the reason, a write is refused. */
export async function requireOwnedGathering({ context, request, params }: Args): Promise<OwnedGathering> {
  const services = servicesOf(context)
  const found = await attempt(services, 'gathering_failed', () =>
    ownedGathering(services.db, ownerOf(context), params.id),
  )
  if (found.ok) return found.value
  if (isWrite(request)) throw data({ code: found.code }, statusOf(found))
  const headers = { 'Set-Cookie': await flash(services, found.code) }
  throw redirect('/portal/gatherings', { headers })
}

/** The owner's profiles to choose from, with their days in words. */
export async function profilesToChoose({ context }: Pick<Args, 'context'>) {
  const profiles = await namesOfProfiles(servicesOf(context).db, ownerOf(context).id)
  return profiles.map(({ id, name, day }) => ({ id, name, date: formatDay(day, 'MMM d, yyyy') }))
}

/** The fields of a gathering and its profiles as its form posts them. Refused: as `gatheringForm` and `chosenProfiles`. */
export function readGatheringForm(
  form: FormData,
): Outcome<{ fields: GatheringFields; profileIds: string[] }> {
  const read = readForm(gatheringForm, form)
  if (!read.ok) return read
  const chosen = chosenProfiles(form.getAll('profile').map(String))
  return chosen.ok ? done({ fields: read.value, profileIds: chosen.value }) : chosen
}

/** The answer to a refused form: as `refuseForm` gives it, with the profiles that were chosen. */
export function refuseGathering(refusal: Refused, form: FormData) {
  const refused = refuseForm(refusal, form).data
  return data({ refused, chosen: form.getAll('profile').map(String) }, statusOf(refusal))
}
