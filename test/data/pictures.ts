import sharp from 'sharp'

const random = (seed: number) => (at: number) =>
  Math.floor(Math.abs((Math.sin(seed * 999 + at * 12.9898) * 43758.5453) % 1) * 256)

/** A file of a picture, as a camera or a shop has it; another `seed` is another picture. The finer its grain, the heavier. */
export function pictureFile(
  seed: number,
  { width = 800, height = 600, grain = 8 }: { width?: number; height?: number; grain?: number } = {},
): Promise<Buffer> {
  const byte = random(seed)
  const dots = Buffer.from(Array.from({ length: grain * grain * 3 }, (_, at) => byte(at)))
  return sharp(dots, { raw: { width: grain, height: grain, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer()
}
