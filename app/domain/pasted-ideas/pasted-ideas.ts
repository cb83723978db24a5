import { MAX_LINES } from '#app/domain/ideas/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { withoutChat } from '#app/domain/pasted-ideas/pasted-chat.ts'
import { headingOf, isHeading } from '#app/domain/pasted-ideas/column-names.ts'
import { MAX_READ_LINES, rowIn, tableIn, type WrittenIdea } from '#app/domain/pasted-ideas/pasted-table.ts'
import { nameFromAddress, productAddress, splitAddress } from '#app/domain/ideas/product-address.ts'
import { trimmed } from '#app/domain/text.ts'

/** Far more than a hundred ideas take. */
export const MAX_FILE_BYTES = 300_000

type Unread = 'too_many_ideas' | 'columns_unclear' | 'nothing_to_import'

/**
 * Pasted text or a text file as ideas (specification 4, "Editing"): a table (`tableIn`, its columns as `said`), or one
 * idea a line, without what chats and lists put around it. A web address in a line or below it is its link, alone its
 * name too; an amount of a currency at its end is its price.
 * Refused: 'columns_unclear'; 'too_many_ideas' for more than 300 ideas or 300,000 characters; 'nothing_to_import'.
 */
export function pastedIdeas(pasted: string, said?: readonly string[]): Outcome<WrittenIdea[], Unread> {
  if (pasted.length > MAX_FILE_BYTES) return refused('too_many_ideas')
  const lines = pasted.split(/\r\n|\r|\n/).filter((line) => trimmed(line) !== '')
  if (lines.length > MAX_READ_LINES) return refused('too_many_ideas')
  const table = tableIn(pasted, said)
  const { isChat, texts } = withoutChat(lines)
  const isTable = table && (table.named || !isChat || said)
  if (isTable && table.unclear) return refused('columns_unclear')
  const ideas = isTable ? withoutMarksOfAll(table.ideas).map(withLink) : ideasIn(texts)
  if (ideas.length === 0) return refused('nothing_to_import')
  return ideas.length > MAX_LINES ? refused('too_many_ideas') : done(ideas)
}

/** Whether a text was pasted rather than typed: several lines, or one of a chat with its date in brackets. */
export function isPasted(text: string): boolean {
  return /[\r\n]/.test(text) || (/^[^:]{0,200}\[/.test(text) && withoutChat([text]).isChat)
}

/** The text in a file. Refused: 'nothing_to_import' for what is no text, empty or over 300 kB. */
export function textInFile(bytes: Uint8Array): Outcome<string, Unread> {
  const text = bytes.length > MAX_FILE_BYTES ? '' : decoded(bytes)
  return trimmed(text) === '' || text.includes('\0') ? refused('nothing_to_import') : done(text)
}

/** Spreadsheets also write UTF-16 and, on Windows, the western code page. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Or a circle of letters. */
const EMOJI = /^(?:\p{Extended_Pictographic}[\p{Variation_Selector}\p{Emoji_Modifier}]?|o(?=\s))/u
/** Needs no space behind it: bullets, arrows, circled numbers, shapes, ticks, stars, and what Word's symbol font has. */
const SIGN =
  '(?:[•‣⁃∙·・･⁌⁍⦿\\u2190-\\u21ff\\u2460-\\u24ff\\u25a0-\\u25ff☐☑☒★☆✅\\u2713-\\u2718\\u2722-\\u2727\\u2729-\\u2743' +
  '❌❍❏-❒❖\\u2776-\\u2793➔-➾\\u2b00-\\u2bff🔲🔳🔘🔹🔸🔷🔶👉🌟🎁📌🔴🟠🟡🟢🔵🟣⚪⚫\\uf020-\\uf0ff]|' +
  '\\[[ xX✓✔]?\\]|[-=]>|>+|\\p{Nd}\\ufe0f?\\u20e3|🔟)[\\ufe0f\\p{Emoji_Modifier}]?'
const NUMBER =
  '\\(?\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,3}){0,3}(?:\\.?\\)|\\.-?)|\\p{Nd}{1,2}-|\\(?[a-z][.)]|\\(?[A-Z]\\)|[ivx]{2,4}[.)]|' +
  '[IVX]{2,4}[.)]|[\\u2160-\\u217f][.)]?|[A-Z]\\.(?=\\s+\\p{Ll})'
const MARKS = new RegExp(
  `^(?:\\s*(?:${SIGN}|(?:[-*+‐-―−＊»›#]+|${NUMBER})(?:\\s|$)|\\p{Nd}{1,3}(?:[．）、]|\\)(?=\\p{L}))))+`,
  'u',
)
const BOX_BEHIND = /[☐☑☒✓✔✅❌⬜]\ufe0f?$/u
const BOLD = /^([*_~`]{1,3})([^\s*_~`](?:.*[^\s*_~`])?)\1$/u
const QUOTED = /^["“”„«]([^"“”„«»]+)["“”»]$/u

/** "1.", "A -", "I:", "#1", "[1]": marks where each line has the next. */
const ORDINAL = new RegExp(
  String.raw`^(?:\s|[-*•☐]\s)*(?:(\d{1,3}|[A-Z]{1,4})(?:\.\s*(?=\p{L})(?![ºª])|\s?[-–—:;|/]\s+)|` +
    String.raw`(?:#|№|N[or]\.?\s?)(\d{1,3})[.:)]?\s+|\[(\d{1,3}|[A-Z]{1,4})\]\s*|(\d{1,3})\.?[ºª]\s+)(?=\S)`,
  'u',
)
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** Lines without bullets, boxes, numbers and letters before them; an emoji is a bullet where it begins several. */
function withoutMarks(lines: readonly string[]): string[] {
  const isCounted = lines.every((line, at) => {
    const number = ORDINAL.exec(line)?.slice(1).find(Boolean)
    return number && [String(at + 1), String.fromCharCode(65 + at), ROMAN[at]].includes(number)
  })
  const texts = lines.map((line) =>
    trimmed(
      trimmed(line.replace(isCounted && lines.length > 1 ? ORDINAL : MARKS, '')).replace(BOX_BEHIND, ''),
    )
      .replace(BOLD, '$2')
      .replace(QUOTED, '$1')
      .replace(/\*\*([^*]+)\*\*/g, '$1'),
  )
  const emoji = texts.map((text) => EMOJI.exec(text)?.[0] ?? '')
  const seen = new Map<string, number>()
  for (const one of emoji) seen.set(one, (seen.get(one) ?? 0) + 1)
  return texts.map((text, at) => {
    const bullet = emoji[at] ?? ''
    return (seen.get(bullet) ?? 0) > 1 ? trimmed(text.slice(bullet.length)) : text
  })
}

/** A table whose rows all begin with marks was a list. */
function withoutMarksOfAll(ideas: readonly WrittenIdea[]): WrittenIdea[] {
  const texts = withoutMarks(ideas.map(({ text }) => text))
  const isList = ideas.every(({ text }, at) => text !== texts[at])
  return ideas.map((idea, at) => (isList ? { ...idea, text: texts[at] ?? '' } : idea))
}

/** Without "Link" over nothing but ideas with links. */
function withoutHeading(ideas: WrittenIdea[]): WrittenIdea[] {
  const [first, ...others] = ideas
  if (!first || first.link !== '' || others.length === 0 || others.some(({ link }) => link === ''))
    return ideas
  return isHeading(first.text) && /^(?:link|text)$/.test(headingOf(first.text) ?? '') ? others : ideas
}

/** One idea a line, with the price of one that is a row of a table; of more than can be taken over those alone tell so. */
function ideasIn(texts: readonly string[]): WrittenIdea[] {
  return withoutHeading(
    withLinksBelow(
      withoutMarks(texts).flatMap((line, at) => (line ? { line, mark: markOf(texts[at] ?? '') } : [])),
    )
      .slice(0, MAX_LINES + 2)
      .map(({ line, link }) => withLink(rowIn(line) ?? { text: line, link, details: '', price: '' }))
      .map(withPrice),
  )
}

/** The mark before a line, alike for all numbers, letters and boxes. */
function markOf(line: string): string {
  const text = trimmed(line)
  const mark = (MARKS.exec(text) ?? ORDINAL.exec(text))?.[0] ?? ''
  return mark.replace(/\[[ xX✓✔]?\]|[☐☑☒]/gu, '☐').replace(/[\p{L}\p{N}]+/gu, '1')
}

const CURRENCY = String.raw`(?:\p{Sc}|zł|Kč|kr\.?|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)`
const AMOUNT = String.raw`\d{1,5}(?:[.,]\d\d)?`
/** "Book – 22 €", "Lamp (35 €)": what a line ends with is its price, if it has a currency and nothing goes on before it. */
const PRICE_AT_END = new RegExp(
  String.raw`^(.*[^\s–—:,;(-])(\s*[–—:-]\s*|[,;]?\s+|\s*\()(${CURRENCY} ?${AMOUNT}|${AMOUNT} ?${CURRENCY})(\)?)$`,
  'u',
)
const RANGE = new RegExp(String.raw`(?:^|\D)\d{1,3}$|\d ?${CURRENCY}$`, 'u')
/** The longest price, and what stands before it. */
const TAIL = 30
/** "A book of 22 €", "Schuhe bis 50 €" */
const NEEDS_MORE = new RegExp(
  String.raw`(?:^|[\s'’(,])(?:of|for|to|from|under|about|around|over|than|or|and|up|worth|max\.?|maximum|only|von|für|zu|bis|unter|ab|` +
    String.raw`maximal|höchstens|mindestens|etwa|circa|ca\.?|rund|um|und|oder|nur|kostet|je|de|à|a|pour|environ|ou|hasta|por|para|o|di|da|per|fino|e|até|tot|` +
    String.raw`voor|en|of|ongeveer|do|na|za|od|lub|i|około|poniżej|cirka|less|more)$|[~≈≤≥<>+×]$|\d ?x$`,
  'iu',
)

function withPrice(idea: WrittenIdea): WrittenIdea {
  if (idea.price !== '') return idea
  const start = Math.max(0, idea.text.length - TAIL)
  const [, before = '', between = '', price = '', bracket = ''] =
    PRICE_AT_END.exec(idea.text.slice(start)) ?? []
  if (price === '') return idea
  const text = idea.text.slice(0, start) + before
  const isInBrackets = between.includes('(') && bracket !== ''
  const isBare = !between.includes('(') && bracket === '' && text.lastIndexOf('(') <= text.lastIndexOf(')')
  // "20 – 30 €" and "20€-30€" are ranges, and "iPhone 15 999 €" could be either.
  const goesOn =
    NEEDS_MORE.test(text) || (/[–—:-]/.test(between) ? RANGE : /\d$/).test(isInBrackets ? '' : text)
  return goesOn || !(isInBrackets || isBare) ? idea : { ...idea, text, price }
}

/**
 * In chats a link often follows its idea: if each link alone stands below a line without one, it is that line's. With the
 * same mark as the line above it is an idea of its own.
 */
function withLinksBelow(lines: readonly { line: string; mark: string }[]): { line: string; link: string }[] {
  const ideas: { line: string; link: string }[] = []
  for (const [at, { line, mark }] of lines.entries()) {
    const above = ideas.at(-1)
    const { text, link } = /^(?:https?:\/\/|www\.)\S+$/i.test(line)
      ? splitAddress(line)
      : { text: line, link: '' }
    const isOfAbove =
      (mark === '' || mark !== lines[at - 1]?.mark) &&
      above?.link === '' &&
      !/:\/\/|www\.|[?:]$/i.test(above.line) &&
      !isHeading(above.line)
    if (text !== '') ideas.push({ line, link: '' })
    else if (isOfAbove) above.link = link
    else return lines.map((one) => ({ line: one.line, link: '' }))
  }
  return ideas
}

/** An idea with the address in its text as its link, if it has none, and named by it if it has no other text. */
function withLink(idea: WrittenIdea): WrittenIdea {
  const { text, link } = idea.link ? idea : splitAddress(idea.text)
  return { ...idea, text: text || nameOfLink(link), link }
}

/** What an idea is called that is nothing but a link; '' for none, or one that cannot be opened. */
export function nameOfLink(link: string): string {
  const product = link === '' ? undefined : productAddress(link)
  return product && 'address' in product ? nameFromAddress(product.address) : ''
}
