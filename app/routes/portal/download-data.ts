import type { Route } from './+types/download-data'
import { accountCreatedAt } from '#app/server/queries/accounts.ts'
import { profilesWithSuggestions } from '#app/server/queries/gift-profiles.ts'
import { isSurprised, type StoredProfile } from '#app/domain/visibility.ts'
import { type Owner, requireOwner, servicesOf } from '#app/server/viewer.ts'

/** One JSON file with everything an owner stored. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const owner = await requireOwner(context, request)
  const [created_at, stored] = await Promise.all([
    accountCreatedAt(db, owner.id),
    profilesWithSuggestions(db, owner.id),
  ])
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

/** A surprise stays one in the file too: it says nothing about what is taken. */
function ownCopy<List extends { status: unknown }>(owner: Owner, profile: StoredProfile, list: List) {
  if (!isSurprised(owner, profile)) return list
  const { status: _, ...rest } = list
  return rest
}
