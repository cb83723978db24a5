import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { makeProfile } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'

const { visitors } = await visitedSite()

const SCALE = 4

/** What a camera reads from the drawing: its dark strips on its light ground, painted pixel by pixel. */
function read(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  expect(svg).toContain(`<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`)
  const side = size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column++) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return decodeQR({ width: side, height: side, data })
}

test.each(['Rosemary', '祖母', 'w'.repeat(100)])(
  'the code for %s reads as the link',
  async (recipient_name) => {
    const { slug } = await makeProfile(visitors.owner, { fields: { recipient_name } })
    const answer = await visitors.nobody.get(`/gift/${slug}/qr.svg`)
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    const svg = await answer.text()
    expect(read(svg)).toBe(`http://localhost:3000/gift/${slug}`)
    expect(svg.length).toBeLessThan(12_000)
  },
)
