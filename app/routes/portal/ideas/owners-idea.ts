import type { Pictogram } from '#app/domain/ideas/pictogram.ts'
import type { ShownPicture } from '#app/domain/ideas/picture.ts'
import type { IdeaDetails } from '#app/domain/ideas/idea-details.ts'

/** An idea as its owner sees it. */
export interface OwnersIdea extends IdeaDetails {
  id: string
  text: string
  pictogram: Pictogram
  shoppingUrl: string
  host: string | null
  taken: boolean
  giver: string | null
  /** With the day on which a shop told it, or said to be a guess. */
  priceInWords: string
  shownPicture: ShownPicture | null
  source: 'model' | 'built-in' | 'owner'
  reason: string
}
