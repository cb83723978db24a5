import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSizes } from '#app/server/look-up/pictures/picture-sizes.ts'

const RED = { r: 255, g: 0, b: 0 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED }, limitInputPixels: false })

async function made(bytes: Uint8Array) {
  const result = await pictureSizes(bytes)
  if ('refused' in result) throw new Error(result.refused)
  return result
}

/** Frames of one colour each, above each other, as sharp reads them. */
const frames = (format: 'gif' | 'webp') => {
  const [red, blue] = [RED, { r: 0, g: 0, b: 255 }].map(({ r, g, b }) =>
    Buffer.alloc(100 * 100 * 3, Buffer.from([r, g, b])),
  )
  const raw = { width: 100, height: 200, channels: 3 as const, pageHeight: 100 }
  return sharp(Buffer.concat([red ?? Buffer.of(), blue ?? Buffer.of()]), { raw })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer()
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s becomes WebP in two sizes', async (format) => {
  const { small, large } = await made(await plain(1000, 500).toFormat(format).toBuffer())
  expect([small.width, small.height, large.width, large.height]).toEqual([96, 48, 480, 240])
  for (const { bytes, width, height } of [small, large])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
})

test('a small picture is not made larger', async () => {
  const { small, large } = await made(await plain(60, 40).png().toBuffer())
  expect([small.width, large.width]).toEqual([60, 60])
})

test('what was told with it is gone, and it stands upright', async () => {
  const told = { IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } }
  const bytes = await plain(200, 100).withExif(told).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { large } = await made(bytes)
  expect([large.width, large.height]).toEqual([100, 200])
  const { exif, icc, xmp, orientation } = await sharp(large.bytes).metadata()
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(large.bytes.includes('Ann')).toBe(false)
})

test.each(['gif', 'webp'] as const)('of a %s that moves the first frame is taken', async (format) => {
  const bytes = await frames(format)
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  const { large } = await made(bytes)
  expect([large.width, large.height]).toEqual([100, 100])
  const { data } = await sharp(large.bytes).raw().toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data[2]).toBeLessThan(50)
})

test('noise, which compresses worst, still gets small enough', async () => {
  const raw = { width: 600, height: 600, channels: 3 as const }
  const { small, large } = await made(
    await sharp(randomBytes(600 * 600 * 3), { raw })
      .png()
      .toBuffer(),
  )
  for (const { bytes } of [small, large]) expect(bytes.length).toBeLessThanOrEqual(25_000)
})

test('a flood of pixels is refused before it is decoded', async () => {
  const flood = await plain(8000, 8000).png({ compressionLevel: 1 }).toBuffer()
  expect(flood.length).toBeLessThan(6_000_000)
  const before = process.memoryUsage().rss
  expect(await pictureSizes(flood)).toEqual({ refused: 'picture_too_large' })
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
})

test('of JPEG that comes line by line 40 million pixels are read, of others 12.5 million', async () => {
  const png = await plain(4200, 3001).png({ compressionLevel: 1 }).toBuffer()
  expect(await pictureSizes(png)).toEqual({ refused: 'picture_too_large' })
  expect(await pictureSizes(await plain(4200, 3001).jpeg().toBuffer())).toHaveProperty('large')
  const progressive = await plain(4200, 3001).jpeg({ progressive: true }).toBuffer()
  expect(await pictureSizes(progressive)).toEqual({ refused: 'picture_too_large' })
  expect(await pictureSizes(await plain(8000, 5001).jpeg().toBuffer())).toEqual({
    refused: 'picture_too_large',
  })
})

test('what is none of these formats reaches no library', async () => {
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(900_000)}</svg>`)
  const began = performance.now()
  expect(await pictureSizes(drawing)).toEqual({ refused: 'picture_unknown' })
  expect(performance.now() - began).toBeLessThan(100)
})

test('a picture that is cut off is refused', async () => {
  const raw = { width: 300, height: 300, channels: 3 as const }
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await sharp(randomBytes(300 * 300 * 3), { raw })
      .toFormat(format)
      .toBuffer()
    expect(await pictureSizes(whole.subarray(0, whole.length / 2))).toHaveProperty('refused')
  }
})

test('icons, drawings in SVG and what is no picture are refused', async () => {
  expect(await pictureSizes(await plain(1, 1).gif().toBuffer())).toEqual({ refused: 'picture_too_small' })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="99" height="99"/></svg>'
  for (const bytes of [svg, `<?xml version="1.0"?>${svg}`, '<html>', 'garbage', '', '%PDF-1.7', 'BM'])
    expect(await pictureSizes(Buffer.from(bytes))).toEqual({ refused: 'picture_unknown' })
  expect(await pictureSizes(randomBytes(10_000))).toEqual({ refused: 'picture_unknown' })
  expect(await pictureSizes(await plain(99, 99).tiff().toBuffer())).toEqual({ refused: 'picture_unknown' })
})
