import sharp from 'sharp'

const random = (seed: number) => (at: number) => (Math.sin(seed * 999 + at * 12.9898) * 43758.5453) % 1

/** A file of a picture, as a camera or a shop has it; another `seed` is another picture. */
export function pictureFile(
  seed: number,
  { width = 800, height = 600, format = 'jpeg' }: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> {
  const next = random(seed)
  const small = Buffer.from(Array.from({ length: 8 * 6 * 3 }, (_, at) => Math.floor(Math.abs(next(at)) * 256)))
  return sharp(small, { raw: { width: 8, height: 6, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format)
    .toBuffer()
}
