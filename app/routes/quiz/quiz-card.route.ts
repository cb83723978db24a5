import { data } from 'react-router'
import type { Route } from './+types/quiz-card.route'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { PARTNER_TIERS } from '#app/content/partner-tiers.ts'
import { FIVE_PENNANTS, TWO_TAGS } from '#app/content/drawings.ts'
import { VIBES } from '#app/domain/quizzes/mom-quiz.ts'
import { tierOf } from '#app/domain/quizzes/partner-quiz.ts'
import { QUESTIONS } from '#app/domain/quizzes/question-walk.ts'
import { CARD_HEADERS, limitedCard } from '#app/routes/system/link-card.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import type { Card } from '#app/domain/card.ts'

const A_DAY = 'public, max-age=86400'

const CARDS: Readonly<Record<string, Card>> = {
  partner: card(
    'A quiz for two',
    'How well does your partner know you?',
    'Eight questions, one link.',
    TWO_TAGS,
  ),
  mom: card('A quiz for one', 'What’s your mom vibe?', 'Eight questions, five outcomes.', FIVE_PENNANTS),
  ...Object.fromEntries(
    Array.from({ length: QUESTIONS + 1 }, (_, score) => [
      `score-${score}`,
      card('A quiz for two', PARTNER_TIERS[tierOf(score)].name, 'How well do you know each other?', {
        score,
        of: QUESTIONS,
      }),
    ]),
  ),
  ...Object.fromEntries(
    VIBES.map((vibe) => [
      vibe,
      card('The mom vibe is', MOM_VIBES[vibe].name, 'And what is yours?', MOM_VIBES[vibe].drawing),
    ]),
  ),
}

function card(over: string, title: string, under: string, picture: Card['picture']): Card {
  return { over, title: { text: title, instead: title }, under, picture }
}

export const middleware = limitedCard

export async function loader({ context, params }: Route.LoaderArgs) {
  const name = params.card.replace(/\.png$/, '')
  const found = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined
  if (!found) throw data(null, { status: 404 })
  return new Response(await servicesOf(context).cards.draw(found), {
    headers: { ...CARD_HEADERS, 'Cache-Control': A_DAY },
  })
}
