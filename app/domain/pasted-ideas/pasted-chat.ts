import { isNotice, isSent, withoutMark } from '#app/domain/pasted-ideas/chat-notices.ts'
import { trimmed } from '#app/domain/text.ts'
import { isAge, timestampAt } from '#app/domain/pasted-ideas/timestamp.ts'

/** A line as it can be read without its neighbours. */
interface Line {
  /** `message`: sender and text; `head`: a sender alone; `clock`, `age`, `day`: only that; `note`: a time and no sender. */
  kind: 'plain' | 'heading' | 'message' | 'head' | 'clock' | 'age' | 'day' | 'note'
  whole: string
  said?: string
  sender?: string
  /** Date, time and sender as an export has them: whatever stands around it, this is what a chat writes. */
  sure?: boolean
  /** As a chat writes it, if a text stands below. */
  likely?: boolean
}

/** Directions of writing, which chats put around dates and names. */
const DIRECTIONS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g
/** A phone of Apple marks so what is no person's. */
const NOTICE_OF_IOS = /: \u200e(?!<)/
const SENDER = /^(?:[-–—|:]\s?)?(?:<([^<>]{1,60})>|~?\s?([^\s:<>][^:\t@]{0,149}?)\s?:(?=\s|$))/u
/** WhatsApp's exports: "24/12/2025, 18:03 - Ann: socks". */
const EXPORTED = /^\p{Nd}{1,4}([./-])\p{Nd}{1,2}\1\p{Nd}{2,4}[,،]/u
/** A few words that all begin with a capital. */
const NAME = /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*(?:\s|$)){1,4}$/u
const BETWEEN = /\s*[,—–|([•·-]\s*|\s+/gu
/** "Books:", "Ann:", "On Wednesday at 18:03 Ann wrote:" */
const HEADING = /^(?:[^:]{1,40}|.{1,100}(?:\d[:.]\d\d|@).{1,100}):$/u
const LONGEST_HEAD = 120
/** Of words and signs before a time that may be a sender's. */
const MOST_BEFORE_TIME = 10

function readLine(line: string): Line | undefined {
  const whole = trimmed(line)
  const text = trimmed(whole.replace(DIRECTIONS, '').replace(/^>\s?/, ''))
  if (!/[\p{L}\p{N}\p{So}]/u.test(text)) return undefined
  const stamp = timestampAt(text, /^[-–—]\s/.test(text) ? 1 : 0)
  if (!stamp) {
    const kind = isAge(text) ? 'age' : HEADING.test(text) ? 'heading' : 'plain'
    return { kind, ...headIn(text), whole }
  }
  const { date, time, end } = stamp
  const rest = text.slice(end).trimStart()
  if (/^[\s.:]*$/.test(rest)) {
    if (time) return { kind: 'clock', whole }
    return /\p{Nd}/u.test(whole) ? undefined : { kind: 'day', whole }
  }
  const inSquares = text.startsWith('[')
  const [head, nick, name] = (time && SENDER.exec(rest)) || []
  const sender = nick ?? name
  if (sender === undefined && HEADING.test(text)) return { kind: 'heading', whole }
  if (head === undefined || sender === undefined) {
    const isNote = time && (inSquares || (date && /^[-–—]\s/.test(rest)))
    return {
      kind: isNote ? 'note' : 'plain',
      said: rest.replace(/^[-–—]\s+/, ''),
      sure: inSquares && date,
      whole,
    }
  }
  const said = NOTICE_OF_IOS.test(whole.slice(0, LONGEST_HEAD))
    ? undefined
    : rest.slice(head.length).trimStart()
  const sure = inSquares || (EXPORTED.test(text) && rest.startsWith('- '))
  return { kind: said === '' && !sure ? 'head' : 'message', sender, said, sure, whole }
}

/** "Ann — Today at 18:03", "Ann, [24.12.2025 18:03]:", "Ann (18:03): text" */
function headIn(text: string): Omit<Line, 'whole'> | undefined {
  const start = text.slice(0, LONGEST_HEAD)
  // Without the look of a time there is none to find.
  if (!/\p{Nd}\s?[:.\p{L}]/u.test(start)) return undefined
  let tried = 0
  for (const { 0: between, index } of start.matchAll(BETWEEN)) {
    if (tried++ === MOST_BEFORE_TIME) break
    const stamp = timestampAt(text, index + between.length - (/[([]/.test(between) ? 1 : 0))
    const sender = text.slice(0, index)
    if (!stamp?.time || sender === '' || /[:/]/.test(sender)) continue
    const [rest, said] = /^(?::?$|:\s+(.+))/su.exec(text.slice(stamp.end).trimStart()) ?? []
    if (rest === undefined) continue
    const { inBrackets, date, recent } = stamp
    const sure = date && /,\s*\[/.test(text.slice(index, index + between.length + 1))
    if (inBrackets ? !rest && !sure : !date && !/\s\s|[,–—-]/.test(between)) return undefined
    const isFullName = NAME.test(sender) && /\s/.test(sender)
    const likely = recent ? between.includes('—') || NAME.test(sender) : /^\s\s/.test(between) && isFullName
    return { kind: said ? 'message' : 'head', sender, said, sure, likely }
  }
  return undefined
}

/**
 * What people wrote in lines copied or exported from a chat: without dates, times, senders, notices, deleted messages
 * and names of files. Other lines stay as they are, but for headings ("Books:") and lone times. What is a chat is decided
 * once for all lines: by a sender beside a date in square brackets, or by two heads of messages.
 */
export function withoutChat(lines: readonly string[]): { isChat: boolean; texts: string[] } {
  const all = lines.flatMap((line) => readLine(line) ?? [])
  const isSure = all.some(({ kind, sure }) => sure && kind !== 'note')
  const heads = all.filter((_, at) => isHead(all, at))
  // Discord writes a name, a dash and a time in three lines.
  const isLikely =
    lines.some((line) => line.trim() === '—') ||
    heads.some(({ likely, whole }) => likely || isSent(whole)) ||
    repeatedNames(all).size > 0
  const isChat = isSure || heads.length >= (isLikely ? 1 : 2)
  if (!isChat) {
    const kept = all.filter(
      ({ kind }, at) => kind !== 'clock' && (kind !== 'heading' || at + 1 === all.length),
    )
    return { isChat, texts: kept.map(({ whole }) => whole) }
  }
  const read = all.filter(({ kind, whole, sender }) => kind !== 'day' && (sender || !isNotice(whole)))
  const counts = read.map(
    ({ sender, sure }, at) => sender !== undefined && (isSure ? sure : isHead(read, at)),
  )
  const senders = new Set(read.flatMap(({ sender }, at) => (counts[at] && sender ? sender : [])))
  for (const at of namesBeside(read)) senders.add(read[at]?.whole ?? '')
  const notesGo = counts.includes(true) || read.every(({ kind }, at) => kind !== 'note' || hasText(read, at))

  const texts = read.flatMap(({ kind, whole, said, sender }, at) => {
    if (isTime(kind) || (kind === 'heading' && at + 1 < read.length) || (kind === 'note' && notesGo))
      return []
    const speech = counts[at] || kind === 'note' ? said : withoutSender(whole, senders)
    if (speech === undefined || isNotice(speech, sender !== undefined)) return []
    return HEADING.test(speech) && read[at + 1]?.kind === 'plain' ? [] : withoutMark(speech) || []
  })
  return { isChat, texts }
}

const isTime = (kind: Line['kind'] | undefined) => kind === 'clock' || kind === 'age'

function hasText(lines: readonly Line[], at: number): boolean {
  return ['plain', 'heading', 'note'].includes(lines[at + 1]?.kind ?? '')
}

/** Whether a message begins at a line: its time, with a sender and a text, or the text below. */
function isHead(lines: readonly Line[], at: number): boolean {
  const { kind = 'plain', sure, likely, said = '', whole = '' } = lines[at] ?? {}
  if (kind === 'note') return (sure === true && hasText(lines, at)) || isNotice(said)
  if (kind === 'plain') return isSent(whole)
  if (kind === 'head')
    return sure === true || hasText(lines, at) || (likely === true && at + 1 < lines.length)
  return kind === 'message' || isTime(kind)
}

/** A line without a sender who is known from other lines; undefined for one that is nothing else. */
function withoutSender(text: string, senders: ReadonlySet<string>): string | undefined {
  const [, sender = '', said] = /^([^:]{1,60}?)\s?(?:$|:\s*(.*)$)/su.exec(text) ?? []
  return senders.has(sender) ? said : text
}

/** Where senders have lines of their own beside lines of times, or a name stands more than once over texts. */
function namesBeside(lines: readonly Line[]): ReadonlySet<number> {
  const clocks = lines.flatMap(({ kind }, at) => (isTime(kind) ? at : []))
  const isPlain = (at: number) => lines[at]?.kind === 'plain'
  const withText = clocks.filter((at) => !isTime(lines[at + 2]?.kind))
  if (clocks[0] === 1 && clocks.at(-1) !== lines.length - 1)
    return new Set(withText.length > clocks.length / 2 ? clocks.map((at) => at - 1).filter(isPlain) : [])
  const starts = clocks.length > 0 ? [0, ...clocks.map((at) => at + 1)] : []
  const begins = new Set(starts.filter((at) => isPlain(at + 1)))
  const repeated = repeatedNames(lines)
  return new Set(
    lines.flatMap(({ kind, whole }, at) =>
      repeated.has(whole) || (kind === 'plain' && NAME.test(whole) && begins.has(at)) ? at : [],
    ),
  )
}

/** What looks like a name and stands more than once, each time over a text. */
function repeatedNames(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Map<string, number>()
  for (const [at, { kind, whole }] of lines.entries()) {
    if (kind !== 'plain' || !NAME.test(whole)) continue
    const isOver = hasText(lines, at) && !isSent(lines[at + 1]?.whole ?? '')
    seen.set(whole, isOver ? (seen.get(whole) ?? 0) + 1 : Number.NEGATIVE_INFINITY)
  }
  return new Set([...seen].flatMap(([name, times]) => (times > 1 ? name : [])))
}
