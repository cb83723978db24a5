import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import type { Route } from './+types/play-card.route'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { readQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { freshCard, limitedCard } from '#app/routes/system/link-card.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export const middleware = limitedCard

export async function loader({ context, params: { quizId }, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const quiz = await readQuiz(services, quizId)
  if (!quiz.ok) throw data(null, { status: 404 })
  const words = wordsIn(quiz.value.language)
  const png = await services.cards.draw({
    language: words.locale,
    over: words._(msg`How well do you know them?`),
    title: {
      text: quiz.value.nameSelf,
      instead: words._(msg({ message: 'Someone close to you', comment: 'in place of a name' })),
    },
    under: words._(
      msg({
        message: 'just took this quiz! Eight questions, and no looking it up.',
        comment: 'on a line below a name',
      }),
    ),
    picture: TWO_TAGS,
  })
  return freshCard(request, png)
}
