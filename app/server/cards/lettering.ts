import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import createBidi from 'bidi-js'
import { Blob, Buffer as GlyphBuffer, Direction, Face, Font, shape } from 'harfbuzzjs'

export type Hand = 'display' | 'text'

export interface Line {
  width: number
  outlines: { x: number; y: number; d: string }[]
}

type Fonts = readonly [own: Font, rich: Font, ...others: Font[]]

const UNITS = 1000
const richer = open('noto-serif/700Bold/NotoSerif_700Bold.ttf')
const devanagari = open('noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf')
const others = [
  open('noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
  open('noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  devanagari,
  open('noto-emoji/500Medium/NotoEmoji_500Medium.ttf'),
]
const HANDS: Record<Hand, Fonts> = {
  display: [open('besley/700Bold/Besley_700Bold.ttf'), richer, ...others],
  text: [
    open('atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf'),
    richer,
    ...others,
  ],
}
const bidi = createBidi()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function open(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`)
  const font = new Font(new Face(new Blob(readFileSync(path))))
  font.setScale(UNITS, UNITS)
  return font
}

interface Run {
  text: string
  font: Font
  level: number
}

/** A line with each script shaped in its own direction; undefined when no font has one of its characters. */
export function letter(text: string, hand: Hand): Line | undefined {
  return writing(text, hand).write(text)
}

/** Writes lines of a text: all keep the direction and font of the whole. */
export function writing(whole: string, hand: Hand) {
  const fonts = [bookFont(HANDS[hand], whole), ...HANDS[hand]]
  const rightToLeft = bidi.getEmbeddingLevels(whole).paragraphs[0]?.level === 1
  const glyphsIn = (line: string) => {
    const runs = runsOf(line, fonts, rightToLeft)
    return runs && inVisualOrder(runs).map(shaped)
  }
  return {
    rightToLeft,
    /** Without its outlines, which cost most. */
    widthOf: (line: string) => {
      const runs = glyphsIn(line)
      return runs?.flatMap(({ glyphs }) => glyphs).reduce((width, { xAdvance }) => width + xAdvance, 0)
    },
    write: (line: string) => drawn(glyphsIn(line)),
  }
}

/** The richer font for the whole text if it has a letter that our own lacks, so that a single letter does not stand out. */
function bookFont([own, rich]: Fonts, text: string): Font {
  const rare = [...graphemes.segment(text)].some(
    ({ segment }) => skill(own, segment) !== 'whole' && skill(rich, segment) === 'whole',
  )
  return rare ? rich : own
}

function drawn(runs: readonly ReturnType<typeof shaped>[] | undefined): Line | undefined {
  if (!runs) return undefined
  const line: Line = { width: 0, outlines: [] }
  for (const { font, glyphs } of runs) {
    for (const { glyph, xAdvance, xOffset, yOffset } of glyphs) {
      line.outlines.push({ x: line.width + xOffset, y: yOffset, d: font.glyphToPath(glyph) })
      line.width += xAdvance
    }
  }
  return line
}

function runsOf(text: string, fonts: readonly Font[], rightToLeft: boolean): Run[] | undefined {
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr')
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0
    const before = runs.at(-1)
    const found =
      fonts.find((one) => skill(one, segment) === 'whole') ??
      fonts.find((one) => skill(one, segment) !== 'none')
    if (!found) return undefined
    // As on the pages: the text font's zero has a slash.
    const font = found === HANDS.text[0] && segment === '0' ? devanagari : found
    if (before?.font === font && before.level === level) before.text += segment
    else runs.push({ text: segment, font, level })
  }
  return runs
}

type Skill = 'whole' | 'in pieces' | 'none'

/** Cached because shaping is slow and every line asks again. */
const known = new Map<Font, Map<string, Skill>>()
const MAX_KNOWN = 5000

/** Whether a font has a character as one glyph: a separate accent may be misplaced. */
function skill(font: Font, grapheme: string): Skill {
  const skills = known.get(font) ?? new Map<string, Skill>()
  known.set(font, skills)
  const learnt = skills.get(grapheme) ?? tried(font, grapheme.normalize('NFC'))
  if (skills.size >= MAX_KNOWN) skills.clear()
  skills.set(grapheme, learnt)
  return learnt
}

function tried(font: Font, grapheme: string): Skill {
  const { glyphs } = shaped({ font, text: grapheme, level: 0 })
  if (glyphs.some(({ glyph }) => glyph === 0)) return 'none'
  return [...grapheme].length > 1 || glyphs.length === 1 ? 'whole' : 'in pieces'
}

function shaped({ font, text, level }: Run) {
  const letters = new GlyphBuffer()
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
