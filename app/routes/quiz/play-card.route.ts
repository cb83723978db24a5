import { data } from 'react-router'
import type { Route } from './+types/play-card.route'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { readQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { freshCard, limitedCard } from '#app/routes/system/link-card.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export const middleware = limitedCard

export async function loader({ context, params: { quizId }, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const quiz = await readQuiz(services, quizId)
  if (!quiz.ok) throw data(null, { status: 404 })
  const png = await services.cards.draw({
    over: 'How well do you know them?',
    title: { text: quiz.value.nameSelf, instead: 'Someone close to you' },
    under: 'just took this quiz! Eight questions, and no looking it up.',
    picture: TWO_TAGS,
  })
  return freshCard(request, png)
}
