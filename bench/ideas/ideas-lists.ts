import { people, type Person } from './people.ts'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import type { Candidate } from '#app/ideas/choice/candidates.ts'
import { capitalised } from '#app/ideas/choice/wording.ts'
import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'

export const COUNT = 15

export interface Made {
  person: Person
  ideas: Candidate[]
}

export function listsFor(round: number): Made[] {
  return people().map((person, place) => ({
    person,
    ideas: chosenIdeas(person.recipient, { count: COUNT, exclude: [], seed: 7919 * place + round }),
  }))
}

export function describePerson({ recipient }: Person): string {
  const { ageGroup, occasion, hobbies, preferences, notes } = recipient
  return [ageGroup, occasion, hobbies, preferences, notes].join(' | ')
}

/** Lists for judges, numbered: people drawn by the seed, with nothing that says what the generator thought. */
export function drawnLists(count: number, seed: number): string {
  return listsFor(seed)
    .map((made, place) => ({ ...made, rank: seededNoise(seed, String(place)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ person, ideas }, at) => {
      const lines = ideas.map(({ text }, place) => `  ${at * COUNT + place + 1}. ${capitalised(text)}`)
      return [`List ${at + 1}: ${describePerson(person)}`, ...lines].join('\n')
    })
    .join('\n\n')
}
