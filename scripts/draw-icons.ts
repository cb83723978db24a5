import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { LIGHT } from '#app/domain/palette.ts'

/** `part` is how much of the width the logo has: systems cut a maskable icon down to a circle of four fifths. */
const ICONS = [
  { file: 'favicon.ico', size: 48, part: 1, background: 'none' },
  { file: 'apple-touch-icon.png', size: 180, part: 0.7, background: LIGHT.paper },
  { file: 'icon-192.png', size: 192, part: 1, background: 'none' },
  { file: 'icon-512.png', size: 512, part: 1, background: 'none' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.6, background: LIGHT.paper },
]

export function drawIcons(): { path: string; bytes: Buffer }[] {
  const logo = readFileSync('public/favicon.svg', 'utf8')
  return ICONS.map(({ file, size, part, background }) => {
    const edge = (1 - part) / 2
    const inside = logo.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${part}" height="${part}" `)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${background}"/>${inside}</svg>`
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    return { path: `public/${file}`, bytes: file.endsWith('.ico') ? inIco(png, size) : png }
  })
}

/** A PNG as the one picture of an ICO file, which browsers ask for that know no SVG icon. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

if (import.meta.main) for (const { path, bytes } of drawIcons()) writeFileSync(path, bytes)
