import { done, refused } from '#app/domain/outcome.ts'
import { type AskShops, askShops, type Network } from '#app/server/look-up/asking/ask-shops.ts'
import { type AskFailure, AskRefused } from '#app/server/look-up/asking/refused.ts'
import type { LookUp, LookUpRefused, MadePicture, MakePicture } from '#app/server/look-up/port.ts'
import { decodedHtml } from '#app/server/look-up/reading/decoded-html.ts'
import { readPage } from '#app/server/look-up/reading/read-page.ts'

const REFUSED: Readonly<Record<AskFailure, LookUpRefused>> = {
  address: 'look_up_address',
  busy: 'look_ups_busy',
  unreachable: 'shop_no_answer',
  too_slow: 'shop_no_answer',
  too_large: 'shop_no_page',
  too_many_redirects: 'shop_no_page',
  broken: 'shop_no_answer',
  turned_away: 'shop_turned_away',
  not_found: 'shop_no_page',
}

/** Looks products up at their shops: a page, and then its picture. */
export function createLookUp(
  site: Parameters<typeof askShops>[0],
  makePicture: MakePicture,
  network?: Network,
): LookUp {
  const ask = askShops(site, network)
  return async (address) => {
    const page = await answerOf(ask, address, 'page')
    if (typeof page === 'string') return refused(REFUSED[page])
    const html = decodedHtml(page.bytes, page.contentType)
    if (html === undefined) return refused('shop_no_page')
    const { name, price, picture } = readPage(html, page.url)
    if (name === '' && price === null && picture === null) return refused('shop_no_product')
    return done({ name, price, picture: picture === null ? null : await pictureAt(picture) })
  }

  async function pictureAt(address: string): Promise<MadePicture> {
    const file = await answerOf(ask, address, 'picture')
    return typeof file === 'string' ? refused('picture_not_given') : makePicture(file.bytes)
  }
}

async function answerOf(ask: AskShops, ...asked: Parameters<AskShops>) {
  try {
    return await ask(...asked)
  } catch (error) {
    if (error instanceof AskRefused) return error.code
    throw error
  }
}
