import type { Vibe } from '#app/domain/quizzes/mom-quiz.ts'

interface MomQuestion {
  question: string
  /** In the order shown, which differs between questions so that no position means an outcome. */
  choices: readonly { text: string; vibe: Vibe }[]
}

export const MOM_QUESTIONS: readonly MomQuestion[] = [
  {
    question: 'Seven in the morning. What is going on around you?',
    choices: [
      { vibe: 'COZY_QUEEN', text: 'Ten more minutes, with tea and thick socks' },
      { vibe: 'PLANNER_PRO', text: 'The bags have been packed by the door since last night' },
      { vibe: 'CHILL_SAGE', text: 'Someone is looking for a shoe, and nobody panics' },
      { vibe: 'SNACK_NINJA', text: 'Something sizzles, and someone is already tasting it' },
      { vibe: 'TRENDY_MAVEN', text: 'A new song is on; by noon everyone will be humming it' },
    ],
  },
  {
    question: 'It is pouring on the day of the big outing.',
    choices: [
      { vibe: 'SNACK_NINJA', text: 'Then the picnic is on the living-room floor' },
      { vibe: 'TRENDY_MAVEN', text: 'At last a reason for that raincoat' },
      { vibe: 'PLANNER_PRO', text: 'That is what page two of the list is for' },
      { vibe: 'COZY_QUEEN', text: 'Secretly delighted: everyone stays in' },
      { vibe: 'CHILL_SAGE', text: 'A puddle is only a lake with modest dreams' },
    ],
  },
  {
    question: 'What is at the bottom of your bag?',
    choices: [
      { vibe: 'CHILL_SAGE', text: 'No idea. Things turn up when they are needed' },
      { vibe: 'TRENDY_MAVEN', text: 'A flyer for something that opens next week' },
      { vibe: 'SNACK_NINJA', text: 'Raisins, crackers and half of something in foil' },
      { vibe: 'PLANNER_PRO', text: 'Plasters, a pen and the spare key to everything' },
      { vibe: 'COZY_QUEEN', text: 'A scarf that is big enough for two' },
    ],
  },
  {
    question: 'A birthday is coming. Which part is yours?',
    choices: [
      { vibe: 'TRENDY_MAVEN', text: 'The theme, the lights and the music' },
      { vibe: 'COZY_QUEEN', text: 'The blanket fort when the guests have gone' },
      { vibe: 'SNACK_NINJA', text: 'The cake, and a second cake to distract from it' },
      { vibe: 'CHILL_SAGE', text: 'Seeing to it that nobody makes a fuss' },
      { vibe: 'PLANNER_PRO', text: 'The invitations; they went out a month ago' },
    ],
  },
  {
    question: 'Someone has had a terrible day. What do you offer?',
    choices: [
      { vibe: 'PLANNER_PRO', text: 'A pencil, and: let us take it one thing at a time' },
      { vibe: 'CHILL_SAGE', text: 'An ear, and no advice unless it is asked for' },
      { vibe: 'COZY_QUEEN', text: 'A shoulder, a sofa and the good cushion' },
      { vibe: 'TRENDY_MAVEN', text: 'A change of scene: coats on, right now' },
      { vibe: 'SNACK_NINJA', text: 'Toast first, talking after' },
    ],
  },
  {
    question: 'Two free hours fall from the sky.',
    choices: [
      { vibe: 'SNACK_NINJA', text: 'The market, slowly, trying everything' },
      { vibe: 'PLANNER_PRO', text: 'That drawer. At last, that drawer' },
      { vibe: 'TRENDY_MAVEN', text: 'An exhibition, before everyone has seen it' },
      { vibe: 'CHILL_SAGE', text: 'A bench, and the clouds going by' },
      { vibe: 'COZY_QUEEN', text: 'A bath, a book and a closed door' },
    ],
  },
  {
    question: 'What do people call you about?',
    choices: [
      { vibe: 'COZY_QUEEN', text: '“Can I come over? I don’t want to talk.”' },
      { vibe: 'SNACK_NINJA', text: '“What can I make of two eggs and a leek?”' },
      { vibe: 'CHILL_SAGE', text: '“Tell me it’s not so bad.”' },
      { vibe: 'PLANNER_PRO', text: '“When was that thing again?”' },
      { vibe: 'TRENDY_MAVEN', text: '“What is everyone listening to now?”' },
    ],
  },
  {
    question: 'Which message of yours does everyone know by heart?',
    choices: [
      { vibe: 'PLANNER_PRO', text: '“Thursday, five o’clock sharp, bring a bag”' },
      { vibe: 'TRENDY_MAVEN', text: '“You all have to see this”' },
      { vibe: 'COZY_QUEEN', text: '“Home safe? Put on something warm”' },
      { vibe: 'SNACK_NINJA', text: '“There is some left over. Who is coming?”' },
      { vibe: 'CHILL_SAGE', text: '“It will be fine. It always is.”' },
    ],
  },
]
