import { UNSAVED_PICTURE_HOURS } from '#app/domain/ideas/picture.ts'
import { deleteUnshownPictures } from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'

/** Deletes pictures that no idea shows, also none that `undo` could bring back, unless they are new. Nothing is refused. */
export function sweepPictures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return deleteUnshownPictures(db, unsavedSince(clock))
}

/** Since when a picture that nothing shows may still be about to be saved. */
export function unsavedSince(clock: Services['clock']): Date {
  return new Date(clock.now().getTime() - UNSAVED_PICTURE_HOURS * 3_600_000)
}
