import { withFound } from '#app/domain/pictures/found-product.ts'
import type { IdeaLine } from '#app/domain/ideas/gift-suggestions.ts'
import { splitAddress } from '#app/domain/ideas/product-address.ts'
import { type Outcome, done } from '#app/domain/outcome.ts'
import { type LookedUp, lookUpProduct } from '#app/server/commands/pictures/look-up.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { attempt } from '#app/server/request/form.ts'
import type { OwnedProfile, Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

interface LookedUpLine extends Pick<LookedUp, 'pictureRefused'> {
  line: IdeaLine
  isFilled: boolean
}

/** A line with what its shop tells, where browsers without JavaScript post the form to ask it. Refused: as `lookUpProduct`. */
export async function lookedUpLine(
  services: Services,
  owner: Owner,
  profile: OwnedProfile,
  { line, language }: { line: IdeaLine; language: string },
): Promise<Outcome<LookedUpLine>> {
  const { price = '', priceSeen = '', picture = '' } = line
  const { text, link } = line.link ? { text: line.text, link: line.link } : splitAddress(line.text)
  const written = { text, link, price, priceSeen, picture }
  const [found, ideas] = await Promise.all([
    attempt(services, 'look_up_failed', () => lookUpProduct(services, owner, { address: link, language })),
    ideasOfProfile(services.db, profile.id),
  ])
  if (!found.ok) return found
  const { pictureRefused, picture: kept, ...product } = found.value
  const guessed = ideas.find(({ id, priceGuessed }) => id === line.id && priceGuessed)?.price ?? ''
  const before = { name: '', price: guessed, picture: '' }
  const filled = withFound(written, { ...product, picture: kept?.hash ?? '' }, before)
  const isFilled = (['text', 'price', 'picture'] as const).some((field) => filled[field] !== written[field])
  return done({ line: { ...line, ...filled }, isFilled, pictureRefused })
}
