import {
  PICTURES_PER_ACCOUNT,
  PICTURES_PER_SERVER,
  type ShownPicture,
  shownPicture,
  UNSAVED_PICTURES_PER_ACCOUNT,
} from '#app/domain/ideas/picture.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { MadePicture } from '#app/server/look-up/port.ts'
import {
  pictureCount,
  pictureHashesOf,
  storedPictures,
  storePicture,
  storeUnsaved,
  unsavedHashesOf,
} from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'

/** A stored picture: what a form posts of it, and how pages show it. */
export interface KeptPicture {
  hash: string
  shown: ShownPicture
}

/**
 * Stores a picture that was made for an owner, who may show it from now on. Refused: as it was made;
 * 'too_many_pictures' that the account's ideas show, or do not show yet; 'pictures_full' where the server has no room for
 * one more.
 */
export async function keepPicture(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
  made: MadePicture,
): Promise<Outcome<KeptPicture>> {
  if (!made.ok) return made
  const { hash, small, large } = made.value
  const [shown, unsaved] = [await pictureHashesOf(db, ownerId), await unsavedHashesOf(db, ownerId)]
  const isShown = shown.includes(hash)
  const isFull = shown.length >= PICTURES_PER_ACCOUNT || unsaved.length >= UNSAVED_PICTURES_PER_ACCOUNT
  if (isFull && !isShown && !unsaved.includes(hash)) return refused('too_many_pictures')
  const isThere = (await storedPictures(db, [hash])).length > 0
  if (!isThere && (await pictureCount(db)) >= PICTURES_PER_SERVER) return refused('pictures_full')
  const at = clock.now()
  await db.transaction(async (tx) => {
    await storePicture(tx, {
      hash,
      small: small.bytes,
      small_width: small.width,
      small_height: small.height,
      large: large.bytes,
      large_width: large.width,
      large_height: large.height,
      created_at: at,
    })
    if (!isShown) await storeUnsaved(tx, { owner_id: ownerId, hash, made_at: at })
  })
  return done({ hash, shown: shownPicture({ hash, width: large.width, height: large.height }) })
}
