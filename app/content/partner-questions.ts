import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
/** The partner quiz: as the first player reads a question about themselves, as the partner reads it, four answers A to D. */
export interface PartnerQuestion {
  own: MessageDescriptor
  guess: (name: string) => MessageDescriptor
  answers: readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor]
}

export const PARTNER_QUESTIONS: readonly PartnerQuestion[] = [
  {
    own: msg`A whole Saturday without a single plan. Where will we find you?`,
    guess: (name) => msg`A whole Saturday without a single plan. Where will we find ${{ name }}?`,
    answers: [
      msg`Still under the blanket, and proud of it`,
      msg`Outside, moving, slightly out of breath`,
      msg`Deep in a project nobody asked for`,
      msg`At a long table with food and too many stories`,
    ],
  },
  {
    own: msg`Lost in a city you have never seen. What do you do?`,
    guess: (name) => msg`Lost in a strange city. What does ${{ name }} do?`,
    answers: [
      msg`Ask the first friendly face`,
      msg`Trust the map, and only the map`,
      msg`Call it a walk, and the walk a success`,
      msg`Find a café; the rest can wait`,
    ],
  },
  {
    own: msg`Which surprise would make you happiest?`,
    guess: (name) => msg`Which surprise would make ${{ name }} happiest?`,
    answers: [
      msg`Something handmade, glue marks included`,
      msg`The exact thing from the wish list`,
      msg`Two tickets; to what hardly matters`,
      msg`A day on which nobody wants anything`,
    ],
  },
  {
    own: msg`How does an argument about nothing end with you?`,
    guess: (name) => msg`How does an argument about nothing end with ${{ name }}?`,
    answers: [
      msg`With a joke that comes one minute too early`,
      msg`With a long walk and a short apology`,
      msg`With facts, sources and a small presentation`,
      msg`With something to eat, and all is well`,
    ],
  },
  {
    own: msg`One slice of cake is left. What happens to it?`,
    guess: (name) => msg`One slice of cake is left, and ${{ name }} has seen it. What happens?`,
    answers: [
      msg`It is gone before anyone asks`,
      msg`It is shared, down to the last crumb`,
      msg`It is hidden for later, and then forgotten`,
      msg`It is left politely, and thought of all night`,
    ],
  },
  {
    own: msg`The phone rings, and you do not know the number.`,
    guess: (name) => msg`The phone rings, and ${{ name }} does not know the number.`,
    answers: [
      msg`Pick up at once: it could be an adventure`,
      msg`Let it ring, then look the number up`,
      msg`Hand the phone to someone braver`,
      msg`What phone? It has been silent for years`,
    ],
  },
  {
    own: msg`You get one superpower, for one day. Which?`,
    guess: (name) => msg`${{ name }} gets one superpower, for one day. Which?`,
    answers: [
      msg`Stopping time for one more nap`,
      msg`Always standing in the fastest queue`,
      msg`Talking with animals, cats included`,
      msg`Knowing what everyone wants for their birthday`,
    ],
  },
  {
    own: msg`The night before a trip. What does your packing look like?`,
    guess: (name) => msg`The night before a trip. What does ${{ name }}’s packing look like?`,
    answers: [
      msg`Done days ago, cables in a labelled bag`,
      msg`Mostly snacks, for a trip twice as long`,
      msg`Three thick books and no socks`,
      msg`Packing? There are ten minutes in the morning`,
    ],
  },
]
