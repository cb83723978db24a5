import {
  PICTURES_PER_ACCOUNT,
  PICTURES_PER_SERVER,
  type ShownPicture,
  shownPicture,
} from '#app/domain/ideas/picture.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { MadePicture } from '#app/server/look-up/port.ts'
import { pictureCount, pictureHashesOf, storedPictures, storePicture } from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'

/** A stored picture: what a form posts of it, and how pages show it. */
export interface KeptPicture {
  hash: string
  shown: ShownPicture
}

/**
 * Stores a picture that was made for an owner, until a list that shows it is saved. Refused: as it was made;
 * 'too_many_pictures' of an account; 'pictures_full' where the server has no room for one more.
 */
export async function keepPicture(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
  made: MadePicture,
): Promise<Outcome<KeptPicture>> {
  if (!made.ok) return made
  const { hash, small, large } = made.value
  const shown = await pictureHashesOf(db, ownerId)
  if (shown.length >= PICTURES_PER_ACCOUNT && !shown.includes(hash)) return refused('too_many_pictures')
  const isThere = (await storedPictures(db, [hash])).length > 0
  if (!isThere && (await pictureCount(db)) >= PICTURES_PER_SERVER) return refused('pictures_full')
  await storePicture(db, {
    hash,
    small: small.bytes,
    small_width: small.width,
    small_height: small.height,
    large: large.bytes,
    large_width: large.width,
    large_height: large.height,
    created_at: clock.now(),
  })
  return done({ hash, shown: shownPicture({ hash, width: large.width, height: large.height }) })
}
