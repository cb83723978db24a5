/** An email's text: paragraphs, a stranger's words, what to do, and a footnote for those who did not ask for it. */
export interface EmailWords {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Set apart line by line, so that they cannot pass for ours. */
  words?: string
  action: EmailAction
  moreActions?: EmailAction[]
  footnote: string
}

export interface EmailAction {
  label: string
  link: string
}

/** Marks that turn the direction of what follows. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Somebody's words to stand quoted within a sentence: they cannot end the quotation. */
export function quotable(words: string): string {
  return words
    .replace(TURNS, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[\s\p{Cc}]+/gu, ' ')
}
