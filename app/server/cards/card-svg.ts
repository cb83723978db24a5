import type { Card, Drawing, Shape } from '#app/domain/card.ts'
import { directionOf } from '#app/domain/languages.ts'
import { LIGHT } from '#app/domain/palette.ts'
import { fit, type Fitted, LEADING, type Space } from '#app/server/cards/fitting.ts'

const LOOKS: Record<Shape['look'], string> = {
  ribbon: `fill="${LIGHT['ribbon-fill']}"`,
  knot: `fill="${LIGHT['ribbon-deep']}"`,
  line: stroke(LIGHT.ink),
  string: stroke(LIGHT.string),
  shade: `fill="${LIGHT.kraft}"`,
  paper: `fill="${LIGHT.field}"`,
  mark: stroke(LIGHT['on-ribbon']),
}

const WIDTH = 1200
const RING = 950
const TEXT_EDGE = 170
const TEXT_WIDTH = 560
const TEXT_MIDDLE = 272
const OVER: Space = { hand: 'text', width: TEXT_WIDTH, height: 44, sizes: [36, 30, 24] }
const TITLE: Space = { hand: 'display', width: TEXT_WIDTH, height: 220, sizes: [92, 80, 68, 56, 46, 38] }
const UNDER: Space = { hand: 'text', width: TEXT_WIDTH, height: 90, sizes: [36, 30, 24] }
const ONE_OF_SEVERAL: Space = { ...UNDER, height: 44, sizes: [36, 30] }
const WORDMARK: Space = { hand: 'display', width: 400, height: 44, sizes: [34] }
const SCORE: Space = { hand: 'display', width: 220, height: 120, sizes: [100] }
const GAP = 26
const SMALL_GAP = 6

/** The sides of one, two or three pictures, and the middles of each; larger, a card could be too heavy for a chat. */
const PICTURES: readonly { side: number; middles: readonly (readonly [x: number, y: number])[] }[] = [
  { side: 280, middles: [[950, 300]] },
  {
    side: 220,
    middles: [
      [880, 230],
      [1020, 380],
    ],
  },
  {
    side: 168,
    middles: [
      [854, 206],
      [1044, 206],
      [949, 400],
    ],
  },
]

/**
 * A card as SVG with text as outlines, so that it looks the same wherever it is rendered. Pictures, as addresses that hold
 * them, stand in place of the drawing.
 */
export function cardSvg(
  { language, over, title, under, picture }: Card,
  pictures: readonly string[] = [],
): string {
  const mirrored = directionOf(language) === 'rtl'
  const leftOf = (fitted: Fitted) => (mirrored ? WIDTH - TEXT_EDGE - widthOf(fitted) : TEXT_EDGE)
  const below = [under].flat().map((line, _, { length }) => fit(line, length > 1 ? ONE_OF_SEVERAL : UNDER))
  const blocks = [
    { fitted: fit(over, OVER), colour: LIGHT['ink-soft'], gap: 0 },
    { fitted: fit(title.text, TITLE) ?? fit(title.instead, TITLE), colour: LIGHT.ink, gap: GAP },
    ...below
      .filter((fitted) => fitted !== undefined)
      .map((fitted, at) => ({ fitted, colour: LIGHT['ink-soft'], gap: at === 0 ? GAP : SMALL_GAP })),
  ].flatMap(({ fitted, ...block }) => (fitted ? [{ ...block, fitted }] : []))
  const height = blocks.reduce((sum, { fitted, gap }) => sum + gap + heightOf(fitted), 0)
  let top = TEXT_MIDDLE - height / 2
  const words = blocks.map(({ fitted, colour, gap }) => {
    const block = outlines(
      { ...fitted, rightToLeft: fitted.rightToLeft || mirrored },
      leftOf(fitted),
      top + gap,
      colour,
    )
    top += gap + heightOf(fitted)
    return block
  })
  const wordmark = fit('Wishfolio', WORDMARK)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<g${mirrored ? ` transform="translate(${WIDTH}) scale(-1 1)"` : ''}>`,
    tag(),
    'score' in picture || pictures.length > 0 ? '' : drawing(picture),
    '</g>',
    ...placed(pictures, mirrored),
    ...words,
    'score' in picture ? ring(picture.score, picture.of, mirrored ? WIDTH - RING : RING) : '',
    wordmark ? outlines(wordmark, leftOf(wordmark), 502, LIGHT['ribbon-fill']) : '',
    '</svg>',
  ].join('')
}

function heightOf({ size, lines }: Fitted): number {
  return size * LEADING * lines.length
}

function widthOf({ size, lines }: Fitted): number {
  return (Math.max(...lines.map(({ width }) => width)) * size) / 1000
}

function outlines(fitted: Fitted, left: number, top: number, colour: string): string {
  const { size, lines, rightToLeft } = fitted
  const scale = size / 1000
  const drawn = lines.map((line, at) => {
    const glyphs = line.outlines.map(({ x, y, d }) => `<path transform="translate(${x} ${y})" d="${d}"/>`)
    const start = left + (rightToLeft ? widthOf(fitted) - line.width * scale : 0)
    const baseline = top + size * (0.9 + LEADING * at)
    return `<g transform="translate(${start} ${baseline}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
  })
  return `<g fill="${colour}">${drawn.join('')}</g>`
}

function tag(): string {
  const shape = 'M130 46h1024v530H130L46 492V130z'
  return `<path fill="${LIGHT.paper}" d="M0 0h1200v630H0z"/>
    <path fill="${LIGHT['card-edge']}" transform="translate(0 8)" d="${shape}"/>
    <path fill="${LIGHT.card}" d="${shape}"/>
    <circle cx="104" cy="311" r="25" fill="${LIGHT.kraft}"/>
    <circle cx="104" cy="311" r="14" fill="${LIGHT.paper}"/>
    <path ${stroke(LIGHT.string)} stroke-width="5" d="M104 309C72 290 40 318-10 282M104 314c-30 22-64 8-114 44"/>`
}

function ring(score: number, of: number, centre: number): string {
  const around = 2 * Math.PI * 140
  const circle = (colour: string, dashes = '') =>
    `<circle cx="${centre}" cy="300" r="140" fill="none" stroke="${colour}" stroke-width="34" ${dashes}/>`
  const arc = `stroke-dasharray="${(around * score) / of} ${around}" transform="rotate(-90 ${centre} 300)"`
  const text = fit(`${score}/${of}`, SCORE)
  return [
    circle(LIGHT.paper),
    score > 0 ? circle(LIGHT['ribbon-fill'], arc) : '',
    text ? outlines(text, centre - widthOf(text) / 2, 244, LIGHT.ink) : '',
  ].join('')
}

function placed(pictures: readonly string[], mirrored: boolean): string[] {
  const { side = 0, middles = [] } = PICTURES[pictures.length - 1] ?? {}
  return middles.map(([x, y], at) => {
    const left = (mirrored ? WIDTH - x : x) - side / 2
    const square = (edge: number) =>
      `x="${left - edge}" y="${y - side / 2 - edge}" width="${side + 2 * edge}" height="${side + 2 * edge}"`
    return [
      `<rect ${square(9)} rx="14" fill="${LIGHT['card-edge']}"/>`,
      `<rect ${square(8)} rx="13" fill="${LIGHT.field}"/>`,
      `<image ${square(0)} href="${pictures[at]}"/>`,
    ].join('')
  })
}

function drawing(shapes: Drawing): string {
  const drawn = shapes.map(({ look, d }) => `<path ${LOOKS[look]} d="${d}"/>`)
  return `<g transform="translate(780 130) scale(3.4)" stroke-width="2.5">${drawn.join('')}</g>`
}

function stroke(colour: string): string {
  return `fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"`
}
