import { trimmed } from '#app/domain/text.ts'
import { isAge } from '#app/domain/pasted-ideas/message-age.ts'
import { timestampAt } from '#app/domain/pasted-ideas/timestamp.ts'

/** A line as it can be read without its neighbours. */
export interface Line {
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
export const NAME = /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*(?:\s|$)){1,4}$/u
const BETWEEN = /\s*[,—–|([•·-]\s*|\s+/gu
/** "Books:", "Ann:", "On Wednesday at 18:03 Ann wrote:" */
export const HEADING = /^(?:[^:]{1,40}|.{1,100}(?:\d[:.]\d\d|@).{1,100}):$/u
const LONGEST_HEAD = 120
/** Of words and signs before a time that may be a sender's. */
const MOST_BEFORE_TIME = 10

export function readLine(line: string): Line | undefined {
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
