import { UNSAVED_PICTURE_HOURS } from '#app/domain/ideas/picture.ts'
import { deleteUnshownPictures, forgetUnsavedBefore } from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'

/** One that is there and is made again at this moment has nobody yet who may show it. */
const SPARED_MS = 60_000

/**
 * Deletes pictures that no idea shows, and that `undo` could not bring back; those that were made for somebody and not
 * saved, after a day. Nothing is refused.
 */
export async function sweepPictures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetUnsavedBefore(db, unsavedSince(clock))
  await deleteUnshownPictures(db, new Date(clock.now().getTime() - SPARED_MS))
}

/** Since when a picture that no idea shows yet may still be about to be saved. */
export function unsavedSince(clock: Services['clock']): Date {
  return new Date(clock.now().getTime() - UNSAVED_PICTURE_HOURS * 3_600_000)
}
