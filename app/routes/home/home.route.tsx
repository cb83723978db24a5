import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/home.route'
import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { ExampleList } from '#app/routes/home/example-list.tsx'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import { localeOf } from '#app/domain/languages.ts'
import { FIVE_PENNANTS, TWO_TAGS } from '#app/content/drawings.ts'
import { cardIn } from '#app/routes/system/link-card.ts'
import { languageFor } from '#app/server/request/said.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { Card } from '#app/ui/card.tsx'
import { BowDrawing, StringDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

const STEPS = [
  {
    title: msg`Say who it is for`,
    text: msg`Hobbies, wishes, things to avoid. You decide what others get to see.`,
  },
  {
    title: msg`Get fifteen ideas`,
    text: msg`Change, add or remove what you like. Each has a link to a shop.`,
  },
  {
    title: msg`Send one link`,
    text: msg`No account and no app needed to open it. When someone takes an idea, everyone sees it.`,
  },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const language = languageFor(context)
  return data({
    signedIn: (await viewerOf(context, request)) !== null,
    link: sharedAddress(services, request, '/'),
    card: sharedAddress(services, request, cardIn(language, '/card.png')),
    locale: localeOf(language),
  })
}

export default function Home({ loaderData: { signedIn, ...preview } }: Route.ComponentProps) {
  const { t } = useLingui()
  const title = t`Wishfolio: gift ideas nobody gives twice`
  return (
    <div className="page grid gap-16 py-6">
      <title>{title}</title>
      <LinkPreview
        title={title}
        description={t`Tell us about someone you love. You get fifteen gift ideas and one link where everyone picks one.`}
        {...preview}
      />
      <div className="grid items-start gap-x-12 gap-y-14 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_24rem]">
        <Offer signedIn={signedIn} />
        <ExampleList />
      </div>
      <section className="grid gap-6" aria-label={t`How it works`}>
        <StringDrawing />
        <ol className="grid gap-8 md:grid-cols-3">
          {STEPS.map((step) => (
            <li key={step.title.id} className="grid content-start gap-2">
              <h2>{t(step.title)}</h2>
              <p className="text-ink-soft">{t(step.text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Quizzes />
    </div>
  )
}

function Offer({ signedIn }: { signedIn: boolean }) {
  const { t } = useLingui()
  const signUp = useSignUp()
  return (
    <div className="grid justify-items-start gap-6">
      <BowDrawing className="hidden w-40 lg:block" />
      <h1 className="text-poster">{t`Gifts that fit. Nobody gives the same thing twice.`}</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        {t`Tell us about someone you love. You get fifteen gift ideas and one link for the family chat, where everyone sees the ideas and picks one.`}
      </p>
      <div className="buttons">
        <LinkButton to="/create-gift-profile" size="large">
          {t`Create Gift Profile`}
        </LinkButton>
        {signedIn ? (
          <LinkButton to="/portal/profile" size="large" tone="paper">
            {t`My Profiles`}
          </LinkButton>
        ) : (
          <>
            {signUp !== 'closed' && (
              <LinkButton to="/signup" size="large" tone="paper">
                {t`Sign up`}
              </LinkButton>
            )}
            <LinkButton to="/signin" size="large" tone="quiet">
              {t`Sign in`}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

function Quizzes() {
  const { t } = useLingui()
  return (
    <section className="grid gap-5" aria-labelledby="quizzes">
      <h2 id="quizzes">{t`Two quizzes, for the fun of it`}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="grid content-start justify-items-start gap-3">
          <DrawnShapes shapes={TWO_TAGS} className="size-24" />
          <h3>{t`How well does your partner know you?`}</h3>
          <p>{t`Eight questions about you, one link, and a score to talk about.`}</p>
          <LinkButton to="/quiz/start" tone="quiet">
            {t`Start the partner quiz`}
          </LinkButton>
        </Card>
        <Card className="grid content-start justify-items-start gap-3">
          <DrawnShapes shapes={FIVE_PENNANTS} className="size-24" />
          <h3>{t`What’s your mom vibe?`}</h3>
          <p>{t`Eight questions, five outcomes, and not one wrong answer.`}</p>
          <LinkButton to="/quiz/mom-vibe" tone="quiet">
            {t`Find your mom vibe`}
          </LinkButton>
        </Card>
      </div>
    </section>
  )
}
