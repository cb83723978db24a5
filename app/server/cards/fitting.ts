import { type Hand, letter, type Line } from '#app/server/cards/lettering.ts'

/** Where a text has to fit, broken into lines; the largest of `sizes` that does counts. */
export interface Space {
  hand: Hand
  width: number
  height: number
  sizes: readonly number[]
}

export interface Fitted {
  size: number
  lines: Line[]
}

/** From one baseline to the next, in sizes. */
export const LEADING = 1.18

/** Fits a text into its space, at last by cutting its end off; undefined when no bundled font can write it. */
export function fit(text: string, space: Space): Fitted | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0 || !letter(words.join(' '), space.hand)) return undefined
  for (const size of space.sizes) {
    const lines = broken(words, space, size)
    const high = lines.length * size * LEADING <= space.height
    if (high && lines.every(({ width }) => scaled(width, size) <= space.width)) return { size, lines }
  }
  return shortened(words, space)
}

function broken(words: readonly string[], { hand, width }: Space, size: number): Line[] {
  const lines: { text: string; line: Line }[] = []
  for (const word of words) {
    const before = lines.at(-1)
    const longer = before && lettered(`${before.text} ${word}`, hand)
    if (before && longer && scaled(longer.width, size) <= width) {
      lines[lines.length - 1] = { text: `${before.text} ${word}`, line: longer }
    } else {
      lines.push({ text: word, line: lettered(word, hand) })
    }
  }
  return lines.map(({ line }) => line)
}

/** One line at the smallest size, as many characters of it as there is room for. */
function shortened(words: readonly string[], { hand, width, sizes }: Space): Fitted {
  const size = Math.min(...sizes)
  const characters = [...words.join(' ')]
  while (characters.length > 1) {
    characters.pop()
    const line = letter(`${characters.join('').trimEnd()}…`, hand)
    if (line && scaled(line.width, size) <= width) return { size, lines: [line] }
  }
  return { size, lines: [] }
}

function lettered(text: string, hand: Hand): Line {
  return letter(text, hand) ?? { width: 0, outlines: [] }
}

function scaled(width: number, size: number): number {
  return (width * size) / 1000
}
