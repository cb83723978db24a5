import { MAX_PICTURE_MEGABYTES } from '#app/domain/ideas/picture.ts'
import { type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { keepPicture, type KeptPicture } from '#app/server/commands/pictures/keep-picture.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Stores a picture of an owner's own, made anew; nothing of a list changes. Refused: 'picture_missing' for an empty file;
 * 'picture_too_large' above 10 MB; 'too_many_own_pictures'; as `PictureRefused` and `keepPicture`.
 */
export async function putOwnPicture(
  { db, clock, limits, makePicture }: Pick<Services, 'db' | 'clock' | 'limits' | 'makePicture'>,
  owner: Owner,
  file: Uint8Array,
): Promise<Outcome<KeptPicture>> {
  if (file.byteLength === 0) return refused('picture_missing')
  if (file.byteLength > MAX_PICTURE_MEGABYTES * 1024 ** 2) return refused('picture_too_large')
  const wait = await limits.count('own_pictures', owner.id)
  if (wait !== undefined) return refusedFor('too_many_own_pictures', wait)
  return keepPicture({ db, clock }, owner.id, await makePicture(file))
}
