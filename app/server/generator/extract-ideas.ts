const IDEA_KEYS = new Set(['idea', 'ideas', 'text', 'name', 'title', 'gift', 'suggestion', 'item'])
/** What a model answers of one idea; the price as it wrote it before the idea, '' for none. */
export interface ExtractedIdea {
  text: string
  price: string
}

const LIST_LINE = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/
export const MAX_ANSWER_LENGTH = 50_000
/** Without spaces and fences. */
const EMPTY_ANSWER = /^(?:json)?(?:\{"\w+":)?(?:\[\])?\}?$/
const MAX_EMPTY_LENGTH = 200
const MAX_TEXT_LENGTH = 1_000

/**
 * Takes a model's answer in pieces and gives each idea once it is whole: `{"elements":[{"idea":…}]}`, objects with a
 * likely key, bare strings, any of it fenced or cut off, or a numbered list. What is none of these gives nothing. Each
 * character is read once or twice, whatever the answer.
 */
export function ideaExtractor() {
  let text = ''
  let read = 0
  let isJson = false
  const readJson = jsonStrings()

  const fromLines = (end: boolean): ExtractedIdea[] => {
    const upTo = end ? text.length : text.lastIndexOf('\n') + 1
    if (upTo <= read) return []
    const lines = text.slice(read, upTo).split('\n')
    read = upTo
    return lines.flatMap((line) => LIST_LINE.exec(line.slice(0, MAX_TEXT_LENGTH))?.[1] ?? []).map(listItem)
  }
  const take = (end: boolean): ExtractedIdea[] => {
    if (!isJson) return fromLines(end).filter((idea) => idea.text !== '')
    const ideas = Array.from(text.slice(read)).flatMap((character) => readJson(character) ?? [])
    read = text.length
    return ideas.filter((idea) => idea.text !== '')
  }

  return {
    push(piece: string): ExtractedIdea[] {
      const added = piece.slice(0, MAX_ANSWER_LENGTH - text.length)
      text += added
      isJson ||= /[[{]/.test(added)
      return take(false)
    },
    end(): ExtractedIdea[] {
      return take(true)
    },
    /** Whether the whole answer is blank or a list without anything in it. */
    isEmpty(): boolean {
      return text.length <= MAX_EMPTY_LENGTH && EMPTY_ANSWER.test(text.replace(/[\s`]+/g, ''))
    },
  }
}

/** "**Swim float** - keeps you visible" names the float only. */
function listItem(line: string): ExtractedIdea {
  const bold = /^\*\*(.+?)\*\*/.exec(line)?.[1]
  const text = (bold ?? line.split(/ [-–—] |: /)[0] ?? '').replace(/^["'*_]+|["'*_.]+$/g, '').trim()
  return { text, price: '' }
}

/** Reads JSON character by character; answers a string that may be an idea when what follows it is read. */
function jsonStrings(): (character: string) => ExtractedIdea | undefined {
  let state: 'outside' | 'string' | 'escape' | 'ended' = 'outside'
  let body = ''
  let space = ''
  let key: string | null = null
  let price = ''

  /** The string is an idea, or the key of what comes next. */
  function ended(mark: string): ExtractedIdea | undefined {
    const value = unescaped(body)
    const isIdea = mark !== ':' && (key === null || IDEA_KEYS.has(key))
    if (mark !== ':' && key === 'price') price = value
    key = mark === ':' ? value : null
    return isIdea ? { text: value, price } : undefined
  }

  return (character) => {
    if (state === 'ended' && !/\s/.test(character)) {
      if (/[:,\]}]/.test(character)) {
        state = 'outside'
        return ended(character)
      }
      // What ended the string was the beginning of another.
      state = 'string'
      body = space
    }
    switch (state) {
      case 'outside':
        if (character === '"') [state, body] = ['string', '']
        else if (/[[\]{}]/.test(character)) [key, price] = [null, '']
        break
      case 'string':
        if (character === '"') [state, space] = ['ended', '']
        else {
          if (character === '\\') state = 'escape'
          if (body.length <= MAX_TEXT_LENGTH) body += character
        }
        break
      case 'escape':
        state = 'string'
        if (body.length <= MAX_TEXT_LENGTH) body += character
        break
      case 'ended':
        space += character
        break
    }
    return undefined
  }
}

function unescaped(body: string): string {
  if (body.length > MAX_TEXT_LENGTH) return ''
  try {
    return String(JSON.parse(`"${body}"`))
  } catch {
    return ''
  }
}
