/** The partner quiz: as the first player reads a question about themselves, as the partner reads it, four answers A to D. */
export interface PartnerQuestion {
  own: string
  guess: (name: string) => string
  answers: readonly [string, string, string, string]
}

export const PARTNER_QUESTIONS: readonly PartnerQuestion[] = [
  {
    own: 'A whole Saturday without a single plan. Where will we find you?',
    guess: (name) => `A whole Saturday without a single plan. Where will we find ${name}?`,
    answers: [
      'Still under the blanket, and proud of it',
      'Outside, moving, slightly out of breath',
      'Deep in a project nobody asked for',
      'At a long table with food and too many stories',
    ],
  },
  {
    own: 'Lost in a city you have never seen. What do you do?',
    guess: (name) => `Lost in a strange city. What does ${name} do?`,
    answers: [
      'Ask the first friendly face',
      'Trust the map, and only the map',
      'Call it a walk, and the walk a success',
      'Find a café; the rest can wait',
    ],
  },
  {
    own: 'Which surprise would make you happiest?',
    guess: (name) => `Which surprise would make ${name} happiest?`,
    answers: [
      'Something handmade, glue marks included',
      'The exact thing from the wish list',
      'Two tickets; to what hardly matters',
      'A day on which nobody wants anything',
    ],
  },
  {
    own: 'How does an argument about nothing end with you?',
    guess: (name) => `How does an argument about nothing end with ${name}?`,
    answers: [
      'With a joke that comes one minute too early',
      'With a long walk and a short apology',
      'With facts, sources and a small presentation',
      'With something to eat, and all is well',
    ],
  },
  {
    own: 'One slice of cake is left. What happens to it?',
    guess: (name) => `One slice of cake is left, and ${name} has seen it. What happens?`,
    answers: [
      'It is gone before anyone asks',
      'It is shared, down to the last crumb',
      'It is hidden for later, and then forgotten',
      'It is left politely, and thought of all night',
    ],
  },
  {
    own: 'The phone rings, and you do not know the number.',
    guess: (name) => `The phone rings, and ${name} does not know the number.`,
    answers: [
      'Pick up at once: it could be an adventure',
      'Let it ring, then look the number up',
      'Hand the phone to someone braver',
      'What phone? It has been silent for years',
    ],
  },
  {
    own: 'You get one superpower, for one day. Which?',
    guess: (name) => `${name} gets one superpower, for one day. Which?`,
    answers: [
      'Stopping time for one more nap',
      'Always standing in the fastest queue',
      'Talking with animals, cats included',
      'Knowing what everyone wants for their birthday',
    ],
  },
  {
    own: 'The night before a trip. What does your packing look like?',
    guess: (name) => `The night before a trip. What does ${name}’s packing look like?`,
    answers: [
      'Done days ago, cables in a labelled bag',
      'Mostly snacks, for a trip twice as long',
      'Three thick books and no socks',
      'Packing? There are ten minutes in the morning',
    ],
  },
]
