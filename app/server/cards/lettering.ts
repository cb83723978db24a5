import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import createBidi from 'bidi-js'
import { Blob, Buffer as Letters, Direction, Face, Font, shape } from 'harfbuzzjs'

/** What a font draws a line in; the first that can write a character does, so that a name may mix scripts. */
export type Hand = 'display' | 'text'

/** A line as outlines, 1000 units high, baseline at 0, y upwards. */
export interface Line {
  width: number
  outlines: { x: number; y: number; d: string }[]
}

const UNITS = 1000
const OTHER_SCRIPTS = [
  'noto-serif/700Bold/NotoSerif_700Bold.ttf',
  'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'noto-emoji/500Medium/NotoEmoji_500Medium.ttf',
]
const others = OTHER_SCRIPTS.map(open)
const HANDS: Record<Hand, Font[]> = {
  display: [open('besley/700Bold/Besley_700Bold.ttf'), ...others],
  text: [open('atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf'), ...others],
}
const bidi = createBidi()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function open(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`)
  const font = new Font(new Face(new Blob(readFileSync(path))))
  font.setScale(UNITS, UNITS)
  return font
}

/** A line of one script in one direction, to be shaped at once. */
interface Run {
  text: string
  font: Font
  level: number
}

/** Letters a line, each script shaped as it is written and in its direction; undefined when no font has all of it. */
export function letter(text: string, hand: Hand): Line | undefined {
  const runs = runsOf(text, HANDS[hand])
  if (!runs) return undefined
  const line: Line = { width: 0, outlines: [] }
  for (const { font, glyphs } of inVisualOrder(runs).map(shaped)) {
    for (const { glyph, xAdvance, xOffset, yOffset } of glyphs) {
      line.outlines.push({ x: line.width + xOffset, y: yOffset, d: font.glyphToPath(glyph) })
      line.width += xAdvance
    }
  }
  return line
}

function runsOf(text: string, fonts: Font[]): Run[] | undefined {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0
    const before = runs.at(-1)
    // A space stays in the run it follows: fonts do not change in the middle of a phrase.
    const preferred = before && /^\s+$/.test(segment) ? [before.font, ...fonts] : fonts
    const font = preferred.find((candidate) => canWrite(candidate, segment))
    if (!font) return undefined
    if (before?.font === font && before.level === level) before.text += segment
    else runs.push({ text: segment, font, level })
  }
  return runs
}

function canWrite(font: Font, grapheme: string): boolean {
  return shaped({ font, text: grapheme, level: 0 }).glyphs.every(({ glyph }) => glyph !== 0)
}

function shaped({ font, text, level }: Run) {
  const letters = new Letters()
  letters.addText(text)
  letters.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  letters.guessSegmentProperties()
  shape(font, letters)
  const positions = letters.getGlyphPositions()
  const glyphs = letters.getGlyphInfos().map(({ codepoint }, at) => ({
    glyph: codepoint,
    ...(positions[at] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }),
  }))
  return { font, glyphs }
}

/** Unicode's rule L2: from the highest level down, whatever is at that level or above is reversed. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  }
  return ordered
}
