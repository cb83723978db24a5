import { randomBytes } from 'node:crypto'
import { newSlug } from '#app/domain/profiles/slug.ts'
import { insertGathering, replaceProfilesOf } from '#app/server/queries/gatherings.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import type { Site } from './site.ts'

export async function gatheringOf({ database, profiles }: Site): Promise<string> {
  const { db } = database
  const slug = newSlug('Christmas at ours', randomBytes)
  const ownerId = (await profileById(db, profiles[0]?.id ?? ''))?.created_by ?? ''
  const id = await insertGathering(db, {
    name: 'Christmas at ours',
    day: null,
    line: '',
    slug,
    created_by: ownerId,
  })
  await replaceProfilesOf(db, { id, ownerId, profileIds: profiles.map((profile) => profile.id) })
  return slug
}
