import type { ErrorCode } from '#app/domain/errors.ts'
import { amountInWords } from '#app/domain/ideas/currency.ts'
import { MAX_PRICE_LENGTH, seenPrice } from '#app/domain/ideas/idea-details.ts'
import { productAddress } from '#app/domain/ideas/product-address.ts'
import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { lengthOf } from '#app/domain/text.ts'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { keepPicture, type KeptPicture } from '#app/server/commands/pictures/keep-picture.ts'
import { setLooksUpAtOnce } from '#app/server/queries/accounts/accounts.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Whether addresses are looked up as soon as an owner pastes them. Refuses nothing. */
export async function chooseLookUps(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
  atOnce: boolean,
): Promise<void> {
  await setLooksUpAtOnce(db, owner.id, atOnce)
}

export interface LookedUp {
  /** As a list keeps it. */
  address: string
  /** '' where none was found. */
  name: string
  /** As people write it in the language, '' where none was found. */
  price: string
  /** What a form posts beside the price, as `seenPrice`; '' without one. */
  priceSeen: string
  /** The day on which the shop told it; null without a price. */
  seenOn: string | null
  picture: KeptPicture | null
  /** Why a picture that was found is not there. */
  pictureRefused: ErrorCode | null
}

/**
 * Asks a shop for the product at an address: its name, its price in words of `language`, seen on the owner's day, and its
 * picture, which is stored. Nothing of a list changes. Refused: 'look_up_off'; as `productAddress`; 'too_many_look_ups';
 * as `LookUpRefused`.
 */
export async function lookUpProduct(
  { db, clock, limits, lookUp }: Pick<Services, 'db' | 'clock' | 'limits' | 'lookUp'>,
  owner: Owner,
  { address: written, language }: { address: string; language: string },
): Promise<Outcome<LookedUp>> {
  if (!lookUp) return refused('look_up_off')
  const product = productAddress(written)
  if ('refused' in product) return refused(product.refused)
  const wait = await limits.count('look_ups', owner.id)
  if (wait !== undefined) return refusedFor('too_many_look_ups', wait)
  const found = await lookUp(product.address)
  if (!found.ok) return found
  const { name, price: amount, picture: made } = found.value
  const inWords = amount === null ? '' : amountInWords(amount, language)
  const price = lengthOf(inWords) > MAX_PRICE_LENGTH ? '' : inWords
  const seenOn = price === '' ? null : (await ownerToday({ db, clock }, owner.id)).today
  const picture = made && (await keepPicture({ db, clock }, owner.id, made))
  return done({
    address: product.address,
    name,
    price,
    priceSeen: seenPrice({ price, priceSeenOn: seenOn }),
    seenOn,
    picture: picture?.ok ? picture.value : null,
    pictureRefused: picture && !picture.ok ? picture.code : null,
  })
}
