/** A complete JSON string and the character after it, which tells a key from a value. */
const JSON_STRING = /"((?:[^"\\]|\\.)*)"\s*([:,\]}])/gs
const IDEA_KEYS = new Set(['idea', 'ideas', 'text', 'name', 'title', 'gift', 'suggestion', 'item'])
const LIST_LINE = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/
/** Many times the length of fifteen ideas. */
export const MAX_ANSWER_LENGTH = 50_000

function unescaped(body: string): string {
  try {
    return String(JSON.parse(`"${body}"`))
  } catch {
    return ''
  }
}

/** "**Swim float** - keeps you visible" names the float only. */
function bare(line: string): string {
  const bold = /^\*\*(.+?)\*\*/.exec(line)?.[1]
  return (bold ?? line.split(/ [-–—] |: /)[0] ?? '').replace(/^["'*_]+|["'*_.]+$/g, '').trim()
}

/**
 * Takes a model's answer in chunks and gives each idea once it is complete: `{"elements":[{"idea":…}]}`, objects with a
 * likely key, bare strings, any of it fenced or cut off, or a numbered list. Anything else gives nothing.
 */
export function ideaExtractor() {
  let text = ''
  let read = 0
  let key: string | null = null

  const fromJson = (): string[] => {
    const ideas: string[] = []
    JSON_STRING.lastIndex = read
    for (let match = JSON_STRING.exec(text); match; match = JSON_STRING.exec(text)) {
      const [whole, body = '', mark] = match
      // The closing character stays unread: a bracket before the next string ends the key's scope.
      const between = text.slice(read, match.index)
      if (/[[\]{}]/.test(between)) key = null
      read = match.index + whole.length - 1
      JSON_STRING.lastIndex = read
      if (mark === ':') key = unescaped(body)
      else if (key === null || IDEA_KEYS.has(key)) ideas.push(unescaped(body))
      if (mark !== ':') key = null
    }
    return ideas
  }
  const fromLines = (end: boolean): string[] => {
    const upTo = end ? text.length : text.lastIndexOf('\n') + 1
    const lines = text.slice(read, upTo).split('\n')
    read = Math.max(read, upTo)
    return lines.flatMap((line) => LIST_LINE.exec(line)?.[1] ?? []).map(bare)
  }
  const take = (end: boolean) =>
    (/[[{]/.test(text) ? fromJson() : fromLines(end)).filter((idea) => idea !== '')

  return {
    push(piece: string): string[] {
      if (text.length < MAX_ANSWER_LENGTH) text += piece
      return take(false)
    },
    end(): string[] {
      return take(true)
    },
  }
}
