import type { Route } from './+types/home'
import { LinkPreview } from '#app/components/link-preview.tsx'
import { sharedAddress } from '#app/server/share-link.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { BowDrawing } from '#app/ui/drawings.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

const EXAMPLES = ['A kite for windy days', 'A bird feeder', 'A year of crosswords']

const TITLE = 'Wishfolio: gift ideas nobody gives twice'
const DESCRIPTION =
  'Tell us about somebody you love: you get fifteen gift ideas and one link where everybody takes one.'

export function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  return {
    link: sharedAddress(services, request, '/'),
    card: sharedAddress(services, request, '/card.png'),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid items-center gap-x-8 gap-y-10 py-6 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_21rem]">
      <title>{TITLE}</title>
      <LinkPreview title={TITLE} description={DESCRIPTION} {...loaderData} />
      <div className="grid justify-items-start gap-6">
        <BowDrawing className="w-32 lg:w-40" />
        <h1 className="text-poster">Gifts that fit. Nobody gives the same thing twice.</h1>
        <p className="max-w-prose text-lead text-ink-soft">
          Tell us about somebody you love. You get fifteen gift ideas and one link for the family chat, where
          everybody sees the ideas and takes one.
        </p>
        <div className="buttons">
          <LinkButton to="/create-gift-profile" size="large">
            Create Gift Profile
          </LinkButton>
          <LinkButton to="/signup" size="large" tone="paper">
            Sign up
          </LinkButton>
          <LinkButton to="/signin" size="large" tone="quiet">
            Sign in
          </LinkButton>
        </div>
      </div>
      <ExampleTags />
    </div>
  )
}

/** What the shared page is like, for the eye alone. */
function ExampleTags() {
  return (
    <ul className="grid max-w-sm gap-5" aria-hidden>
      {EXAMPLES.map((idea, place) => {
        const taken = place === 1
        return (
          <GiftTag as="li" key={idea} tied={taken} className={taken ? 'rotate-1 lg:-ml-6' : '-rotate-1'}>
            <div className="flex items-center justify-between gap-4">
              <p className="tag-title">{idea}</p>
              {taken && <Badge tone="taken">Taken</Badge>}
            </div>
          </GiftTag>
        )
      })}
    </ul>
  )
}
