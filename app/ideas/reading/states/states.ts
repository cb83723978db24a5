import { BODY } from '#app/ideas/reading/states/body.ts'
import { DIETS } from '#app/ideas/reading/states/diets.ts'
import { HOMES, LOSSES, ROLES } from '#app/ideas/reading/states/life.ts'
import type { State } from '#app/ideas/reading/states/state.ts'

const DENIED =
  /(?:not|isn't|isnt|no longer|never|aren't|wasn't|weren't|hates?|dislikes?)(?: (?:a|an|strictly|even|really|actually|currently|be|been|eat|any))* $/

export interface RecognisedState extends State {
  matched: string
}

const STATES = [...DIETS, ...BODY, ...LOSSES, ...HOMES, ...ROLES]
const WHOLE_PATTERNS = STATES.map((state) => ({
  state,
  whole: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${state.pattern.source})(?![\\p{L}\\p{N}])`, 'gu'),
}))

/** The states that a normalised text names without denying them ("isn't vegan any more"). */
export function statesIn(text: string): RecognisedState[] {
  return WHOLE_PATTERNS.flatMap(({ state, whole }) => {
    const match = [...text.matchAll(whole)].find(({ index }) => !DENIED.test(text.slice(0, index)))
    return match ? [{ ...state, matched: match[0] }] : []
  })
}

/** Whether a phrase contains the name of a state. */
export function namesState(phrase: string): boolean {
  return STATES.some(({ pattern }) => pattern.test(phrase))
}
