import { REMARKS, CUES, NEW_STATEMENT, type Stance } from '#app/ideas/reading/cues.ts'
import { languagesToldBy } from '#app/ideas/reading/languages.ts'
import { type Cue, type SaidInLanguages, saidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
import { folded } from '#app/ideas/words/phrase-pattern.ts'

/** A stretch of text and how it is meant; `stated` without a cue. */
export interface Clause {
  stance: Stance | 'stated'
  body: string
}

const FULL_STOP = /[.;!?\n](?![\p{L}\p{N}])|[;\n]| - |:(?= |$)/uy
const BEFORE_REMARK = / ?- |[:,?!] ?| /y
const listMarkWith = (and: string) => new RegExp(`,|:(?= )| (?:and|or|&${and && `|${and}`}) `, 'uy')
/** The full stop of "u.", "z.B.", "ca." and "p. ex." ends no sentence. */
const SHORTENED =
  /(?<!\p{L})([uo]\. ?ä|u|z\. ?b|ca|bzw|usw|evtl|inkl|p\. ?ex|par ex|env|p\. ?ej|aprox|np|ok|bijv|bv|m\.in)\./gu
/** Where a clause ends they say nothing of what is asked for. */
const ASKS =
  /(?<!\p{L})(?:s'il (?:vous|te) pla[iî]t|svp|stp|por favor|porfa(?:vor)?|xfa|per (?:favore|piacere)|se faz favor|als(?:je|tu)blieft)(?= *(?:$|[.,;!?)\n]))/gu
/** Of "toys that make noise" and its like in other languages. */
const RELATIVE = /(?<!\p{L})(?:that|which|who|der|die|das|qui|que|che|dat|któr[eayą]) $/u
const IN_WORD = /[\p{L}\p{N}']/u

function longestMatch(
  patterns: readonly { stance: Stance; pattern: RegExp }[],
  text: string,
  at: number,
  other?: Cue,
) {
  let best: Cue | undefined = other
  for (const { stance, pattern } of patterns) {
    pattern.lastIndex = at
    const length = pattern.exec(text)?.[0].length ?? 0
    if (length > (best?.length ?? 0)) best = { stance, length }
  }
  return best
}

/** What stands in a cue for "~", between its own words: of "lehnt Alkohol ab" the alcohol. */
function thingWithin(said: string, own: ReadonlySet<string> | undefined): string {
  if (!own) return ''
  const others = said.split(' ').filter((word) => !own.has(folded(word)))
  return others.map((word) => `${word} `).join('')
}

/** Also behind a mark: "Tassen: nein danke". */
function remarkIn(languages: SaidInLanguages, plain: string, at: number): Cue | undefined {
  const mark = matchLength(BEFORE_REMARK, plain, at)
  if (mark === 0 && IN_WORD.test(plain[at - 1] ?? ' ')) return undefined
  const remark = languages.remarkAt(plain, at + mark)
  return remark && { ...remark, length: mark + remark.length }
}

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

/** What a remark refers to: all of "mugs and candles are out", else only the last list item. */
function splitAtRemark(body: string, remark: string, ofAll = false): [before: string, about: string] {
  if (ofAll || /^(?:are|,? ?[-:=])/.test(remark)) return ['', body]
  const comma = body.lastIndexOf(',', body.length - 3)
  return [body.slice(0, comma + 1), body.slice(comma + 1)]
}

/**
 * Splits normalised text into clauses, by the cues of English and of these languages, else of those that its words tell. A cue
 * opens one; it runs through comma, "and", "or" until a full stop, another cue, or a new statement ("no wool, she loves blue").
 */
export function readClauses(
  normalisedText: string,
  languages: SaidInLanguages = saidInLanguages(languagesToldBy(normalisedText)),
): Clause[] {
  const lines = normalisedText.replace(/ ?[–—] ?/g, ' - ').replace(/\n\s*[-*•]\s*/g, '\n')
  const text = languages.isEnglish ? lines : lines.replace(SHORTENED, '$1 ').replace(ASKS, ' ')
  const plain = folded(text)
  const listMark = listMarkWith(languages.and)
  const clauses: Clause[] = []
  let clause: Clause = { stance: 'stated', body: '' }
  const open = (stance: Clause['stance']) => {
    if (clause.body.trim() !== '') clauses.push(clause)
    clause = { stance, body: '' }
  }
  let at = 0
  while (at < text.length) {
    const wordStarts = !IN_WORD.test(text[at - 1] ?? ' ')
    const free = clause.stance === 'stated' || clause.stance === 'wanted'
    const mayRemark = free && (wordStarts || /[-:,? ]/.test(text[at] ?? '')) && clause.body.trim() !== ''
    const remark = mayRemark ? longestMatch(REMARKS, text, at, remarkIn(languages, plain, at)) : undefined
    const relative = !free && RELATIVE.test(text.slice(Math.max(0, at - 7), at))
    const found =
      wordStarts && !relative ? longestMatch(CUES, text, at, languages.cueAt(plain, at)) : undefined
    const cue = found && languages.isNoCue(text.slice(at, at + found.length)) ? undefined : found
    const stop = matchLength(FULL_STOP, text, at)
    const introduces = remark && text.slice(at + remark.length).match(/^ ?:(?= ?[^\s:])/)?.[0].length
    // "Ist allergisch: Nüsse"
    if (remark && introduces) {
      open(remark.stance)
      at += remark.length + introduces
    } else if (remark && remark.length >= (cue?.length ?? 0)) {
      const [before, about] = splitAtRemark(clause.body, text.slice(at, at + remark.length), remark.ofAll)
      clause.body = before
      open(remark.stance)
      clause.body = about
      open('stated')
      at += remark.length
    } else if (cue) {
      open(cue.stance)
      const said = text.slice(at, at + cue.length)
      clause.body = cue.stays ? said : thingWithin(said, cue.own)
      at += cue.length
    } else if (stop > 0 && (free || text[at] !== ':' || clause.body.trim() === '')) {
      // "Hates: wool" — a mark right after a cue belongs to it.
      if (clause.body.trim() !== '') open('stated')
      at += stop
    } else {
      // "(basta attrezzi), cruciverba"
      const closes = text[at] === ')' && !free && !clause.body.includes('(')
      const mark = closes ? 0 : matchLength(listMark, text, at)
      const [next = ''] = /^[^\s,.;!?]+/.exec(text.slice(at + mark).trimStart()) ?? []
      const beginsStatement =
        NEW_STATEMENT.test(next.replace(/'(?:s|re|d|ll|ve)$/, '')) || languages.beginsStatement(next)
      if (closes || (mark > 0 && !free && beginsStatement)) open('stated')
      else clause.body += mark > 0 ? text.slice(at, at + mark) : (text[at] ?? '')
      at += Math.max(mark, 1)
    }
  }
  open('stated')
  return clauses
}

/** The bodies of the clauses that refuse nothing, as one comma list. */
export function welcomeText(clauses: readonly Clause[]): string {
  return clauses
    .filter(({ stance }) => stance === 'stated' || stance === 'wanted')
    .map(({ body }) => body.trim())
    .join(', ')
}
