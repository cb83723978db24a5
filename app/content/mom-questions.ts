import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { Vibe } from '#app/domain/quizzes/mom-quiz.ts'

interface MomQuestion {
  question: MessageDescriptor
  /** In the order shown, which differs between questions so that no position means an outcome. */
  choices: readonly { text: MessageDescriptor; vibe: Vibe }[]
}

export const MOM_QUESTIONS: readonly MomQuestion[] = [
  {
    question: msg`Seven in the morning. What is going on around you?`,
    choices: [
      { vibe: 'COZY_QUEEN', text: msg`Ten more minutes, with tea and thick socks` },
      { vibe: 'PLANNER_PRO', text: msg`The bags have been packed by the door since last night` },
      { vibe: 'CHILL_SAGE', text: msg`Someone is looking for a shoe, and nobody panics` },
      { vibe: 'SNACK_NINJA', text: msg`Something sizzles, and someone is already tasting it` },
      { vibe: 'TRENDY_MAVEN', text: msg`A new song is on; by noon everyone will be humming it` },
    ],
  },
  {
    question: msg`It is pouring on the day of the big outing.`,
    choices: [
      { vibe: 'SNACK_NINJA', text: msg`Then the picnic is on the living-room floor` },
      { vibe: 'TRENDY_MAVEN', text: msg`At last a reason for that raincoat` },
      { vibe: 'PLANNER_PRO', text: msg`That is what page two of the list is for` },
      { vibe: 'COZY_QUEEN', text: msg`Secretly delighted: everyone stays in` },
      { vibe: 'CHILL_SAGE', text: msg`A puddle is only a lake with modest dreams` },
    ],
  },
  {
    question: msg`What is at the bottom of your bag?`,
    choices: [
      { vibe: 'CHILL_SAGE', text: msg`No idea. Things turn up when they are needed` },
      { vibe: 'TRENDY_MAVEN', text: msg`A flyer for something that opens next week` },
      { vibe: 'SNACK_NINJA', text: msg`Raisins, crackers and half of something in foil` },
      { vibe: 'PLANNER_PRO', text: msg`Plasters, a pen and the spare key to everything` },
      { vibe: 'COZY_QUEEN', text: msg`A scarf that is big enough for two` },
    ],
  },
  {
    question: msg`A birthday is coming. Which part is yours?`,
    choices: [
      { vibe: 'TRENDY_MAVEN', text: msg`The theme, the lights and the music` },
      { vibe: 'COZY_QUEEN', text: msg`The blanket fort when the guests have gone` },
      { vibe: 'SNACK_NINJA', text: msg`The cake, and a second cake to distract from it` },
      { vibe: 'CHILL_SAGE', text: msg`Seeing to it that nobody makes a fuss` },
      { vibe: 'PLANNER_PRO', text: msg`The invitations; they went out a month ago` },
    ],
  },
  {
    question: msg`Someone has had a terrible day. What do you offer?`,
    choices: [
      { vibe: 'PLANNER_PRO', text: msg`A pencil, and: let us take it one thing at a time` },
      { vibe: 'CHILL_SAGE', text: msg`An ear, and no advice unless it is asked for` },
      { vibe: 'COZY_QUEEN', text: msg`A shoulder, a sofa and the good cushion` },
      { vibe: 'TRENDY_MAVEN', text: msg`A change of scene: coats on, right now` },
      { vibe: 'SNACK_NINJA', text: msg`Toast first, talking after` },
    ],
  },
  {
    question: msg`Two free hours fall from the sky.`,
    choices: [
      { vibe: 'SNACK_NINJA', text: msg`The market, slowly, trying everything` },
      { vibe: 'PLANNER_PRO', text: msg`That drawer. At last, that drawer` },
      { vibe: 'TRENDY_MAVEN', text: msg`An exhibition, before everyone has seen it` },
      { vibe: 'CHILL_SAGE', text: msg`A bench, and the clouds going by` },
      { vibe: 'COZY_QUEEN', text: msg`A bath, a book and a closed door` },
    ],
  },
  {
    question: msg`What do people call you about?`,
    choices: [
      { vibe: 'COZY_QUEEN', text: msg`“Can I come over? I don’t want to talk.”` },
      { vibe: 'SNACK_NINJA', text: msg`“What can I make of two eggs and a leek?”` },
      { vibe: 'CHILL_SAGE', text: msg`“Tell me it’s not so bad.”` },
      { vibe: 'PLANNER_PRO', text: msg`“When was that thing again?”` },
      { vibe: 'TRENDY_MAVEN', text: msg`“What is everyone listening to now?”` },
    ],
  },
  {
    question: msg`Which message of yours does everyone know by heart?`,
    choices: [
      { vibe: 'PLANNER_PRO', text: msg`“Thursday, five o’clock sharp, bring a bag”` },
      { vibe: 'TRENDY_MAVEN', text: msg`“You all have to see this”` },
      { vibe: 'COZY_QUEEN', text: msg`“Home safe? Put on something warm”` },
      { vibe: 'SNACK_NINJA', text: msg`“There is some left over. Who is coming?”` },
      { vibe: 'CHILL_SAGE', text: msg`“It will be fine. It always is.”` },
    ],
  },
]
