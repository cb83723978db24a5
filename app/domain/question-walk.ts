/** Both quizzes ask as many questions (specification 9). */
export const QUESTIONS = 8

const UNANSWERED = '-'
/** Answers on the way: a letter for each question in order, `-` for one not answered yet. */
export const NO_ANSWERS = UNANSWERED.repeat(QUESTIONS)

/** What a question's form posts: the answers so far, the question it showed, what was chosen, and which way to go. */
export interface WalkForm {
  answers: string
  at: number
  choice: string
  back: boolean
}

/** Where a form leads: another question, this one (again, when an answer is missing), or the end. */
export type Step =
  | { kind: 'go'; question: number; answers: string }
  | { kind: 'show'; answers: string; answerMissing: boolean }
  | { kind: 'finished'; answers: string }

/** The number of a question as it stands in an address; undefined for anything but 1 to 8. */
export function questionNumber(segment: string | undefined): number | undefined {
  return segment !== undefined && /^[1-8]$/.test(segment) ? Number(segment) : undefined
}

/** The letter of an answer by its place, counted from 0: A is the first. */
export function letterAt(place: number): string {
  return String.fromCodePoint(65 + place)
}

/** A form's fields for a quiz whose answers are `letters`; undefined when something was tampered with. */
export function readWalkForm(fields: { get(name: string): unknown }, letters: string): WalkForm | undefined {
  const answers = fields.get('answers') ?? NO_ANSWERS
  const choice = fields.get('choice') ?? UNANSWERED
  if (typeof answers !== 'string' || !isAnswers(answers, letters + UNANSWERED)) return undefined
  if (typeof choice !== 'string' || ![...letters, UNANSWERED].includes(choice)) return undefined
  const at = questionNumber(String(fields.get('at'))) ?? 0
  return { answers, at, choice, back: fields.get('to') === 'previous' }
}

/**
 * The step from the form that was posted to question `here`. A form from another question brings its answer along,
 * and so `here` is shown. Going back needs no answer; going on does (specification 5).
 */
export function stepAt(here: number, form: WalkForm): Step {
  const answers = withAnswer(form)
  if (form.at !== here) return { kind: 'show', answers, answerMissing: false }
  if (form.back) return { kind: 'go', question: Math.max(here - 1, 1), answers }
  if (answers.at(here - 1) === UNANSWERED) return { kind: 'show', answers, answerMissing: true }
  if (here < QUESTIONS) return { kind: 'go', question: here + 1, answers }
  const missing = answers.indexOf(UNANSWERED)
  return missing === -1 ? { kind: 'finished', answers } : { kind: 'go', question: missing + 1, answers }
}

/** The answers with the choice for a question put in. */
export function withAnswer({ answers, at, choice }: Omit<WalkForm, 'back'>): string {
  if (at === 0 || choice === UNANSWERED) return answers
  return answers.slice(0, at - 1) + choice + answers.slice(at)
}

/** Two copies of the same answers as one: where the newer has none, the older counts. */
export function fillIn(newer: string, older: string): string {
  return [...newer].map((letter, at) => (letter === UNANSWERED ? (older[at] ?? letter) : letter)).join('')
}

/** Whether a text is one letter for each question, all of them of `letters`. */
export function isAnswers(text: string, letters: string): boolean {
  return text.length === QUESTIONS && [...text].every((letter) => letters.includes(letter))
}
