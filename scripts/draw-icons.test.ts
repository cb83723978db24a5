import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons } from './draw-icons.ts'

test('the committed icons are what `npm run icons` draws of the logo', () => {
  for (const { path, bytes } of drawIcons()) expect([path, readFileSync(path)]).toEqual([path, bytes])
})

test('the manifest makes the site installable: its own address, standalone, and icons of 192 and 512 pixels, one maskable', () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  const sizes = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(sizes.map((icon) => [icon.sizes, icon.purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes: size } of sizes) {
    const png = readFileSync(`public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(size)
  }
})
