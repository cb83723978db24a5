import type { Route } from './+types/download-data'
import { redirect } from 'react-router'
import { done } from '#app/domain/outcome.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt } from '#app/server/form.ts'
import { accountCreatedAt } from '#app/server/queries/accounts.ts'
import { profilesWithSuggestions } from '#app/server/queries/gift-profiles.ts'
import { isSurprised, type StoredProfile } from '#app/domain/visibility.ts'
import { type Owner, ownerOf, servicesOf } from '#app/server/viewer.ts'

/** One JSON file with everything an owner stored. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const read = await attempt(services, 'data_not_loaded', async () =>
    done(
      await Promise.all([
        accountCreatedAt(services.db, owner.id),
        profilesWithSuggestions(services.db, owner.id),
      ]),
    ),
  )
  if (!read.ok) {
    return redirect('/portal/settings', { headers: { 'Set-Cookie': await flash(services, read.code) } })
  }
  const [created_at, stored] = read.value
  return Response.json(
    {
      account: { email: owner.email, created_at },
      gift_profiles: stored.map(({ profile, suggestions }) => ({
        ...profile,
        gift_suggestions: suggestions && ownCopy(owner, profile, suggestions),
      })),
    },
    { headers: { 'Content-Disposition': 'attachment; filename="wishfolio-data.json"' } },
  )
}

/** A surprise stays one in the file too: it says neither what is taken nor when something was. */
function ownCopy<List extends { status: unknown; updated_at: unknown }>(
  owner: Owner,
  profile: StoredProfile,
  list: List,
) {
  if (!isSurprised(owner, profile)) return list
  const { status: _, updated_at: __, ...rest } = list
  return rest
}
