const IDEA_KEYS = new Set(['idea', 'ideas', 'text', 'name', 'title', 'gift', 'suggestion', 'item'])
/** What a model answers of one idea; the price as it wrote it before the idea, '' for none. */
export interface ExtractedIdea {
  text: string
  price: string
}

const LIST_LINE = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/
/** Many times what fifteen ideas take. */
export const MAX_ANSWER_LENGTH = 50_000
const EMPTY_ANSWER = /^[\s`]*(?:json)?\s*(?:\{\s*"\w+"\s*:\s*)?(?:\[\s*\])?\s*\}?[\s`]*$/
const MAX_EMPTY_LENGTH = 200
/** Longer texts are no ideas, and are not looked at. */
const MAX_TEXT_LENGTH = 1_000
/** A bracket; a string with the sign behind it; or one that is not whole yet, at the end. */
const TOKEN = /[[\]{}]|"((?:\\[^]|[^"\\])*)"\s*([:,\]}])|"(?:\\[^]|[^"\\])*(?:"\s*|\\)?$/g

/**
 * Takes a model's answer in pieces and gives each idea once it is whole: `{"elements":[{"idea":…}]}`, objects with a
 * likely key, bare strings, fenced or cut off, or a numbered list.
 */
export function ideaExtractor() {
  let text = ''
  let read = 0
  let key: string | null = null
  let price = ''

  function fromLines(end: boolean): ExtractedIdea[] {
    const upTo = end ? text.length : text.lastIndexOf('\n') + 1
    if (upTo <= read) return []
    const lines = text.slice(read, upTo).split('\n')
    read = upTo
    return lines.flatMap((line) => LIST_LINE.exec(line.slice(0, MAX_TEXT_LENGTH))?.[1] ?? []).map(listItem)
  }

  function fromJson(): ExtractedIdea[] {
    const ideas: ExtractedIdea[] = []
    const from = read
    for (const { 0: token, 1: body, 2: sign, index } of text.slice(from).matchAll(TOKEN)) {
      if (body === undefined && token.startsWith('"')) break
      read = from + index + token.length
      const value = unescaped(body ?? '')
      if (sign !== ':' && (key === null || IDEA_KEYS.has(key))) ideas.push({ text: value, price })
      if (sign !== ':' && key === 'price') price = value
      if (body === undefined) price = ''
      key = sign === ':' ? value : null
    }
    return ideas
  }

  const take = (end: boolean) =>
    (/[[{]/.test(text) ? fromJson() : fromLines(end)).filter((idea) => idea.text !== '')
  return {
    push(piece: string): ExtractedIdea[] {
      text += piece.slice(0, MAX_ANSWER_LENGTH - text.length)
      return take(false)
    },
    end: () => take(true),
    /** Whether the whole answer is blank or a list without anything in it. */
    isEmpty: () => text.length <= MAX_EMPTY_LENGTH && EMPTY_ANSWER.test(text),
  }
}

/** "**Swim float** - keeps you visible" names the float only. */
function listItem(line: string): ExtractedIdea {
  const bold = /^\*\*(.+?)\*\*/.exec(line)?.[1]
  const text = (bold ?? line.split(/ [-–—] |: /)[0] ?? '').replace(/^["'*_]+|["'*_.]+$/g, '').trim()
  return { text, price: '' }
}

function unescaped(body: string): string {
  if (body.length > MAX_TEXT_LENGTH) return ''
  try {
    return String(JSON.parse(`"${body}"`))
  } catch {
    return ''
  }
}
