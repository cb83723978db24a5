import { COUNT, describePerson, listsFor } from './ideas-lists.ts'
import { capitalised } from '#app/ideas/choice/wording.ts'
import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'

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
