import { existsSync, readFileSync } from 'node:fs'
import { differencesApart } from './spec-differences.ts'

const MAP = 'docs/spec-map.md'
const DECISION = 'docs/decisions/028-what-differs-from-the-specification.md'
const CITED_TEST = /"(.+?)" in `([^`]+)`/g
const CITED_PATH = /`([\w.-]+\/[^`\s]*\.\w+)`/g
const NOTHING = /^nothing to show: \w/

const counts = { shown: 0, 'without behaviour': 0 }
const problems: string[] = []

for (const [index, line] of readFileSync(MAP, 'utf8').split('\n').entries()) {
  const complain = (what: string) => problems.push(`${MAP}:${index + 1} ${what}`)
  for (const [, path = ''] of line.matchAll(CITED_PATH)) {
    if (!existsSync(path)) complain(`names ${path}, which does not exist`)
  }
  if (line.startsWith('| “')) checkSentence(line, complain)
}

function checkSentence(line: string, complain: (what: string) => void): void {
  const cells = line.slice(2, -2).split(' | ')
  const [sentence = '', , evidence = ''] = cells
  if (cells.length !== 3) complain(`has ${cells.length} cells instead of 3: ${sentence}`)
  const tests = [...evidence.matchAll(CITED_TEST)]
  for (const [, title = '', file = ''] of tests) {
    if (existsSync(file) && !hasTest(file, title)) complain(`cites "${title}", which is no test in ${file}`)
  }
  if (tests.length > 0) counts.shown += 1
  else if (NOTHING.test(evidence)) counts['without behaviour'] += 1
  else complain(`does not say what shows this sentence: ${sentence}`)
}

/** Whether a file has a test, group or step of this title that is not skipped. */
function hasTest(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8')
    .replace(/\(\s+/g, '(')
    .replace(/\.(skip|todo|fixme|fails)\(/g, '')
  return [`'`, '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote},`))
}

problems.push(...differencesApart(readFileSync(MAP, 'utf8'), readFileSync(DECISION, 'utf8')))
if (counts.shown === 0) problems.push(`${MAP} has no sentence that a test shows`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(
  `specification: ${counts.shown} sentences shown, ${counts['without behaviour']} without behaviour`,
)
