import { type Person, people } from './people.ts'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import type { Candidate } from '#app/ideas/choice/candidates.ts'

/** Lists are made as the product makes them. */
export const COUNT = 15

export interface Made {
  person: Person
  ideas: Candidate[]
}

/** A list for every person, each with a seed of their own; another round gives other seeds. */
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
