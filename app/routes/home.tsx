import { LinkButton } from '#app/ui/link-button.tsx'
import { BowDrawing } from '#app/ui/drawings.tsx'

export default function Home() {
  return (
    <div className="page grid max-w-3xl justify-items-start gap-6 py-8">
      <title>Wishfolio: gift ideas nobody gives twice</title>
      <BowDrawing className="w-40" />
      <h1 className="text-poster">Gifts that fit. Nobody gives the same thing twice.</h1>
      <p className="text-lead text-ink-soft">
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
  )
}
