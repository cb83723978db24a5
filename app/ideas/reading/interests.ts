import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Constraints } from '#app/ideas/reading/constraints.ts'
import { type Hobby, hobbiesIn, topicsWished } from '#app/ideas/reading/hobbies.ts'
import { holds, lemmas } from '#app/ideas/words/lemmas.ts'
import { withProperNames } from '#app/ideas/words/proper-names.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { spellingOf } from '#app/ideas/choice/wording.ts'

export interface Interest extends Hobby {
  /** A hobby takes every turn; a topic that only the wishes mention takes every second one. */
  main: boolean
}

const MOST_HOBBIES = 6
const MOST_WISHES = 3

/** What a recipient likes, hobbies first, then what a state of body or life asks for, then what the wishes name. */
export function interestsOf(
  catalogue: Catalogue,
  { welcome, states }: Constraints,
  recipient: Recipient,
): Interest[] {
  const hobbies = hobbiesIn(catalogue, welcome.hobbies)
    .filter(({ topic, templateWord }) => topic !== null || templateWord !== null)
    .slice(0, MOST_HOBBIES)
  const known = new Set(hobbies.map(({ topic }) => topic))
  const wishes = [
    ...states.flatMap(({ said, topic }) => stateOf(catalogue, said, topic)),
    ...hobbiesIn(catalogue, welcome.occasion).filter(({ topic }) => topic !== null),
    ...topicsWished(catalogue, welcome.wishes),
  ].filter(({ topic }) => !known.has(topic))
  const spelled = (typed: string) => {
    const spelling = spellingOf(typed)
    return (hobby: Hobby): Hobby => ({
      ...hobby,
      phrase: spelling(hobby.phrase, hobby.exact),
      templateWord: hobby.templateWord && spelling(hobby.templateWord, hobby.exact),
    })
  }
  return [
    ...hobbies.map(spelled(recipient.hobbies)).map((hobby) => ({ ...hobby, main: true })),
    ...wishes
      .slice(0, MOST_WISHES)
      .map(spelled(`${recipient.otherOccasion ?? ''}, ${recipient.preferences}, ${recipient.notes}`))
      .map((hobby) => ({ ...hobby, main: false })),
  ]
}

function stateOf(catalogue: Catalogue, said: string, title: string): Hobby[] {
  const topic = catalogue.topicByName.get(lemmas(title).join(' '))
  return topic ? [{ phrase: said, topic, exact: true, kind: topic.kind, templateWord: null }] : []
}

/** Names by which an idea is about the half of "flute and clarinet", or the show, that was not said. */
export function namesOfOthers({ topic, phrase }: Interest): (readonly string[])[] {
  const said = lemmas(phrase)
  const halves = (topic?.title ?? '').split(' and ').map(lemmas)
  const ownHalves = halves.filter((half) => half.some((word) => said.includes(word))).flat()
  const other = halves.flat().filter((word) => !ownHalves.includes(word))
  const shows = (topic?.also ?? []).filter((name) => withProperNames(name) !== name).map(lemmas)
  const ownShows = shows.filter((name) => holds(said, name))
  return [
    ...(ownHalves.length > 0 ? other.map((word) => [word]) : []),
    ...(ownShows.length > 0 ? shows.filter((name) => !ownShows.includes(name)) : []),
  ]
}
