import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { data } from 'react-router'
import type { Route } from './+types/quiz-card.route'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { PARTNER_TIERS } from '#app/content/partner-tiers.ts'
import { FIVE_PENNANTS, TWO_TAGS } from '#app/content/drawings.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { VIBES } from '#app/domain/quizzes/mom-quiz.ts'
import { tierOf } from '#app/domain/quizzes/partner-quiz.ts'
import { QUESTIONS } from '#app/domain/quizzes/question-walk.ts'
import { KEPT_CARD, languageOfCard, limitedCard } from '#app/routes/system/link-card.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import type { Card } from '#app/domain/card.ts'

interface WordsOfCard {
  over: MessageDescriptor
  title: MessageDescriptor
  under: MessageDescriptor
  picture: Card['picture']
}

const FOR_TWO = msg`A quiz for two`

const CARDS: Readonly<Record<string, WordsOfCard>> = {
  partner: {
    over: FOR_TWO,
    title: msg`How well does your partner know you?`,
    under: msg`Eight questions, one link.`,
    picture: TWO_TAGS,
  },
  mom: {
    over: msg`A quiz for one`,
    title: msg`What’s your mom vibe?`,
    under: msg`Eight questions, five outcomes.`,
    picture: FIVE_PENNANTS,
  },
  ...Object.fromEntries(
    Array.from({ length: QUESTIONS + 1 }, (_, score) => [
      `score-${score}`,
      {
        over: FOR_TWO,
        title: PARTNER_TIERS[tierOf(score)].name,
        under: msg`How well do you know each other?`,
        picture: { score, of: QUESTIONS },
      },
    ]),
  ),
  ...Object.fromEntries(
    VIBES.map((vibe) => [
      vibe,
      {
        over: msg({ message: 'The mom vibe is', comment: 'on a line above its name' }),
        title: MOM_VIBES[vibe].name,
        under: msg`And what is yours?`,
        picture: MOM_VIBES[vibe].drawing,
      },
    ]),
  ),
}

function cardIn(language: string, { over, title, under, picture }: WordsOfCard): Card {
  const words = wordsIn(language)
  const names = { text: words._(title), instead: wordsIn(SOURCE_LANGUAGE)._(title) }
  return { language: words.locale, over: words._(over), title: names, under: words._(under), picture }
}

export const middleware = limitedCard

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const name = params.card.replace(/\.png$/, '')
  const found = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined
  if (!found) throw data(null, { status: 404 })
  const card = cardIn(languageOfCard(request), found)
  return new Response(await servicesOf(context).cards.draw(card), { headers: KEPT_CARD })
}
