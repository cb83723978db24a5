/** Of both quizzes (specification 9). */
export const QUESTIONS = 8

const UNANSWERED = '-'
/** Answers so far: a letter for each question in order, `-` for one not answered yet. */
export const NO_ANSWERS = UNANSWERED.repeat(QUESTIONS)

export interface WalkForm {
  answers: string
  at: number
  choice: string
  back: boolean
}

/** The next step: a question (the same when an answer is missing), or the end. */
export type Step =
  | { kind: 'go'; question: number; answers: string }
  | { kind: 'show'; answers: string; answerMissing: boolean }
  | { kind: 'finished'; answers: string }

/** The question number in an address; undefined for anything but 1 to 8. */
export function questionNumber(segment: string | undefined): number | undefined {
  return segment !== undefined && /^[1-8]$/.test(segment) ? Number(segment) : undefined
}

export function letterAt(place: number): string {
  return String.fromCodePoint(65 + place)
}

/** Reads a form of a quiz whose answers are `letters`; undefined when it was tampered with. */
export function readWalkForm(fields: { get(name: string): unknown }, letters: string): WalkForm | undefined {
  const answers = fields.get('answers') ?? NO_ANSWERS
  const choice = fields.get('choice') ?? UNANSWERED
  if (typeof answers !== 'string' || !isAnswers(answers, letters + UNANSWERED)) return undefined
  if (typeof choice !== 'string' || ![...letters, UNANSWERED].includes(choice)) return undefined
  const at = questionNumber(String(fields.get('at'))) ?? 0
  return { answers, at, choice, back: fields.get('to') === 'previous' }
}

/** The step after a form is posted to question `here`: back without an answer, on with one (specification 5). */
export function stepAt(here: number, form: WalkForm): Step {
  const answers = withAnswer(form)
  if (form.at !== here) return { kind: 'show', answers, answerMissing: false }
  if (form.back) return { kind: 'go', question: Math.max(here - 1, 1), answers }
  if (answers.at(here - 1) === UNANSWERED) return { kind: 'show', answers, answerMissing: true }
  if (here < QUESTIONS) return { kind: 'go', question: here + 1, answers }
  const missing = answers.indexOf(UNANSWERED)
  return missing === -1 ? { kind: 'finished', answers } : { kind: 'go', question: missing + 1, answers }
}

export function withAnswer({ answers, at, choice }: Omit<WalkForm, 'back'>): string {
  if (at === 0 || choice === UNANSWERED) return answers
  return answers.slice(0, at - 1) + choice + answers.slice(at)
}

/** Merges two copies of the answers: where the newer has none, the older counts. */
export function fillIn(newer: string, older: string): string {
  return [...newer].map((letter, at) => (letter === UNANSWERED ? (older[at] ?? letter) : letter)).join('')
}

export function isAnswers(text: string, letters: string): boolean {
  return text.length === QUESTIONS && [...text].every((letter) => letters.includes(letter))
}
