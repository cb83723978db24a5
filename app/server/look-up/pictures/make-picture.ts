import { createHash } from 'node:crypto'
import { PICTURES_AT_ONCE } from '#app/domain/limits.ts'
import { done, refused } from '#app/domain/outcome.ts'
import { inTurns } from '#app/server/in-turns.ts'
import { isHeic, pictureSizes } from '#app/server/look-up/pictures/picture-sizes.ts'
import type { MakePicture, PictureRefused } from '#app/server/look-up/port.ts'

type Unmade = Extract<Awaited<ReturnType<typeof pictureSizes>>, { refused: string }>['refused']

const REFUSED: Readonly<Record<Unmade, PictureRefused>> = {
  picture_unknown: 'picture_not_read',
  picture_broken: 'picture_not_read',
  picture_too_large: 'picture_too_large',
  picture_too_small: 'picture_too_small',
}

class PicturesBusy extends Error {}

/** Makes pictures anew, one after the other. */
export function createMakePicture(): MakePicture {
  const turns = inTurns(PICTURES_AT_ONCE, () => new PicturesBusy())
  return async (file) => {
    try {
      const made = await turns(() => pictureSizes(file))
      if (!('refused' in made))
        return done({ hash: createHash('sha256').update(made.large.bytes).digest('hex'), ...made })
      const code = REFUSED[made.refused]
      return refused(code === 'picture_not_read' && isHeic(file) ? 'picture_heic' : code)
    } catch (error) {
      if (error instanceof PicturesBusy) return refused('pictures_busy')
      throw error
    }
  }
}
