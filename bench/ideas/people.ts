import { RECIPIENTS } from './recipients.ts'
import { AGE_GROUPS, OCCASION_TYPES } from '#app/domain/profiles/gift-profile.ts'
import { type Attribute, ATTRIBUTES } from '#app/ideas/idea.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** Typed: as people write, in sentences, slips, jokes and other languages. */
const GROUPS = ['listed', 'unlisted', 'typed'] as const

export interface Person {
  recipient: Recipient
  group: (typeof GROUPS)[number]
  about: string[]
  never: { words: (readonly string[])[]; attributes: Attribute[]; over: number | null }
}

export function people(): Person[] {
  let group: Person['group'] = 'listed'
  return RECIPIENTS.trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) group = GROUPS.find((each) => line === `# ${each}`) ?? group
      return line === '' || line.startsWith('#') ? [] : [personOf(line, group)]
    })
}

function personOf(line: string, group: Person['group']): Person {
  const [age, occasionName, hobbies = '', preferences = '', notes = '', about = '', never = '', ...more] =
    line.split('|').map((cell) => cell.trim())
  const ageGroup = AGE_GROUPS.find((each) => each === `${age} years`)
  const occasion = OCCASION_TYPES.find((each) => each === occasionName)
  if (!ageGroup || !occasion || more.length > 0) throw new Error(`not a recipient: ${line}`)
  const hurts = list(never)
  return {
    recipient: { ageGroup, occasion, otherOccasion: null, hobbies, preferences, notes },
    group,
    about: list(about),
    never: {
      words: hurts.filter((each) => !OVER.test(each) && !isAttribute(each)).map(lemmas),
      attributes: hurts.filter(isAttribute),
      over: Number(OVER.exec(never)?.[1] ?? Number.NaN) || null,
    },
  }
}

const OVER = /\bover (\d+)/

function isAttribute(word: string): word is Attribute {
  return ATTRIBUTES.some((each) => each === word)
}

function list(cell: string): string[] {
  return cell
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}
