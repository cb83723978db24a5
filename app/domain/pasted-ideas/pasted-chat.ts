import { isNotice, isSent, withoutMark } from '#app/domain/pasted-ideas/chat-notices.ts'
import { type Line, NAME, HEADING, readLine } from '#app/domain/pasted-ideas/chat-line.ts'

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
