import type { ShownPicture } from '#app/domain/ideas/picture.ts'
import type { RefusedForm } from '#app/server/request/form.ts'

/** Fields that say which address was asked, and what it told. */
export const ASKED = { link: 'asked', name: 'found_name', price: 'found_price' } as const

/** What is answered to the form unless the idea is on a list now. */
export interface AddAnswer {
  typed: Readonly<Record<string, string>>
  picture: { hash: string; shown: ShownPicture } | null
  refused?: Omit<RefusedForm, 'typed'>
  found?: {
    /** What fields get by it. */
    fields: Readonly<Record<string, string>>
    /** The day of the price, in words. */
    seenOn: string | null
    /** Why there is no picture, where the shop has one. */
    noPicture: string | null
  }
}
