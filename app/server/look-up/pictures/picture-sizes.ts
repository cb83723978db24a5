import type { Sharp } from 'sharp'
import { PICTURE_SIDES } from '#app/domain/ideas/picture.ts'

type PictureRefused =
  /** No picture of a kind that we read, drawings in SVG among them. */
  | 'picture_unknown'
  /** Cut off or damaged. */
  | 'picture_broken'
  | 'picture_too_large'
  | 'picture_too_small'

interface PictureSize {
  bytes: Buffer
  width: number
  height: number
}

export type MadePicture = { small: PictureSize; large: PictureSize } | { refused: PictureRefused }

/** By its first bytes, before a library that reads drawings and much else gets it: JPEG, PNG, GIF, WebP, AVIF and HEIC. */
const BEGINNING = /^(?:\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s
/** By its first box, as phones write it; some AVIF begins so, too. */
const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
/** Of JPEG, which is read line by line; others may have to be held whole, as progressive JPEG. */
const MAX_PIXELS = { lines: 40_000_000, whole: 12_500_000 }
/** Of the shorter side: what is smaller is an icon or counts visits. */
const MIN_SIDE = 32
const MAX_SECONDS = 5
const MAX_BYTES = 25_000
const { small: SMALL, large: LARGE } = PICTURE_SIDES
const QUALITIES = [80, 65, 50, 35, 20]

/**
 * A picture of somebody made anew: its first frame as WebP within 96 and within 480 px, without anything that was told
 * with it, each at most 25 kB. Refused: what is no picture, is damaged, has more than 40 million pixels,
 * 12.5 million where it is no JPEG or a progressive one, or a side below 32.
 */
export async function pictureSizes(bytes: Uint8Array): Promise<MadePicture> {
  if (!BEGINNING.test(beginningOf(bytes)) && !isHeic(bytes)) return { refused: 'picture_unknown' }
  const { default: sharp } = await import('sharp')
  // More threads leave more memory behind, each in an arena of its own.
  sharp.cache(false)
  sharp.concurrency(1)
  let limitInputPixels: number
  try {
    // What it says of itself, before anything is decoded.
    const seen = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!FORMATS.has(seen.format)) return { refused: 'picture_unknown' }
    limitInputPixels = MAX_PIXELS[seen.format === 'jpeg' && !seen.isProgressive ? 'lines' : 'whole']
    if (seen.width * seen.height > limitInputPixels) return { refused: 'picture_too_large' }
    if (Math.min(seen.width, seen.height) < MIN_SIDE) return { refused: 'picture_too_small' }
  } catch {
    return { refused: 'picture_unknown' }
  }
  try {
    const picture = sharp(bytes, { limitInputPixels, failOn: 'truncated', animated: false })
    // Decoded once: the small one is made of the large one.
    const upright = await pixelsWithin(picture.timeout({ seconds: MAX_SECONDS }).autoOrient(), LARGE)
    return { small: await within(sharp(upright), SMALL), large: await within(sharp(upright), LARGE) }
  } catch {
    return { refused: 'picture_broken' }
  }
}

export function isHeic(bytes: Uint8Array): boolean {
  return HEIC.test(beginningOf(bytes))
}

function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 12)).toString('latin1')
}

function pixelsWithin(picture: Sharp, side: number): Promise<Buffer> {
  return picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** At the best quality that is small enough; what is not at any becomes smaller. */
async function within(picture: Sharp, side: number): Promise<PictureSize> {
  const resized = await pixelsWithin(picture.clone(), side)
  const { default: sharp } = await import('sharp')
  for (const quality of QUALITIES) {
    const { data, info } = await sharp(resized).webp({ quality }).toBuffer({ resolveWithObject: true })
    if (data.length <= MAX_BYTES) return { bytes: data, width: info.width, height: info.height }
  }
  return within(picture, Math.floor(side * 0.75))
}
