/** A picture as it is stored: its hash, and the size of its large form. */
export interface StoredPicture {
  hash: string
  width: number
  height: number
}

/** A picture as pages show it, by addresses of this site. The size is that of the large one; the small one has its proportions. */
export interface ShownPicture {
  small: string
  large: string
  width: number
  height: number
}

/** The longer side of each form, in pixels. */
export const PICTURE_SIDES = { small: 96, large: 480 } as const

/** How many pictures stand for a list among others. */
export const FACES_OF_LIST = 3
/** Of a file that an owner puts. */
export const MAX_PICTURE_MEGABYTES = 10
/** Different ones, over all ideas of an account. */
export const PICTURES_PER_ACCOUNT = 500
/** Of an account, that no idea of it shows yet. */
export const UNSAVED_PICTURES_PER_ACCOUNT = 50
/** Those of a server, which are at most 50 kB each. */
export const PICTURES_PER_SERVER = 20_000
/** What no idea shows is kept for so long, as somebody may be about to save it. */
export const UNSAVED_PICTURE_HOURS = 24

/** Whether a text may be the hash of a picture. */
export function isPictureHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

export function shownPicture({ hash, width, height }: StoredPicture): ShownPicture {
  const { small, large } = PICTURE_SIDES
  return { small: `/picture/${hash}/${small}`, large: `/picture/${hash}/${large}`, width, height }
}
