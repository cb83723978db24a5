import { type Hand, type Line, writing } from '#app/server/cards/lettering.ts'

/** Where a text has to fit, broken into lines; the largest of `sizes` that fits is used. */
export interface Space {
  hand: Hand
  width: number
  height: number
  sizes: readonly number[]
}

export interface Fitted {
  size: number
  lines: Line[]
  rightToLeft: boolean
}

export const LEADING = 1.18

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Piece {
  text: string
  spaced: boolean
}

/** Fits a text into its space, cutting its end off if it must; undefined when no bundled font has its characters. */
export function fit(text: string, { hand, width, height, sizes }: Space): Fitted | undefined {
  const pieces = piecesOf(text)
  const { write, widthOf, rightToLeft } = writing(text, hand)
  if (pieces.length === 0 || widthOf(text.trim()) === undefined) return undefined
  const lineOf = (line: string): Line => write(line) ?? { width: 0, outlines: [] }
  const maxLines = (size: number) => Math.floor(height / (size * LEADING))
  const room = (size: number) => (line: string) => ((widthOf(line) ?? 0) * size) / 1000 <= width
  for (const size of sizes) {
    const lines = broken(pieces, room(size))
    if (lines.length <= maxLines(size) && lines.every(room(size))) {
      return { size, lines: lines.map(lineOf), rightToLeft }
    }
  }
  const size = Math.min(...sizes)
  const lines = broken(
    pieces.flatMap((piece) => chopped(piece, room(size))),
    room(size),
  )
  const cut = lines.length > maxLines(size) ? shortened(lines.slice(0, maxLines(size)), room(size)) : lines
  return { size, lines: cut.map(lineOf), rightToLeft }
}

function piecesOf(text: string): Piece[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words.flatMap((word) =>
    word.split(/(?<=\p{Pd})/u).map((part, at) => ({ text: part, spaced: at === 0 })),
  )
}

function broken(pieces: readonly Piece[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const { text, spaced } of pieces) {
    const before = lines.at(-1)
    const longer = before === undefined ? undefined : `${before}${spaced ? ' ' : ''}${text}`
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}

function chopped(piece: Piece, fits: (line: string) => boolean): Piece[] {
  if (fits(piece.text)) return [piece]
  const parts = broken(
    [...graphemes.segment(piece.text)].map(({ segment }) => ({ text: segment, spaced: false })),
    fits,
  )
  return parts.map((text, at) => ({ text, spaced: piece.spaced && at === 0 }))
}

function shortened(lines: readonly string[], fits: (line: string) => boolean): string[] {
  const last = [...graphemes.segment(lines.at(-1) ?? '')].map(({ segment }) => segment)
  const end = () => `${last.join('').trimEnd()}…`
  while (last.length > 1 && !fits(end())) last.pop()
  return [...lines.slice(0, -1), end()]
}
