import { done, refused } from '#app/domain/outcome.ts'
import { type Ask, askShops, type Network } from '#app/server/look-up/asking/ask-shops.ts'
import { type AskFailure, AskRefused } from '#app/server/look-up/asking/refused.ts'
import type { LookUp, LookUpRefused, MadePicture, MakePicture } from '#app/server/look-up/port.ts'
import { decodedHtml } from '#app/server/look-up/reading/decoded-html.ts'
import { readPage } from '#app/server/look-up/reading/read-page.ts'

const REFUSED: Readonly<Record<AskFailure, LookUpRefused>> = {
  address: 'look_up_address',
  busy: 'look_ups_busy',
  unreachable: 'shop_unreachable',
  untrusted: 'shop_untrusted',
  too_slow: 'shop_no_answer',
  too_large: 'shop_page_large',
  too_many_redirects: 'shop_no_page',
  broken: 'shop_no_page',
  turned_away: 'shop_turned_away',
  not_found: 'shop_no_page',
}

/** Looks products up at their shops: a page, and then its picture, within 5 s in all. */
export function createLookUp(
  site: Parameters<typeof askShops>[0],
  makePicture: MakePicture,
  network?: Network,
): LookUp {
  const visiting = askShops(site, network)
  return async (address) => {
    const found = await orFailure(visiting((ask) => productAt(ask, address)))
    if (typeof found === 'string') return refused(REFUSED[found])
    if (!found.ok) return found
    const { file, ...product } = found.value
    return done({ ...product, picture: await madeOf(file) })
  }

  async function madeOf(file: Uint8Array | AskFailure | null): Promise<MadePicture | null> {
    if (file === null) return null
    return typeof file === 'string' ? refused('picture_not_given') : makePicture(file)
  }
}

/** What a page says, and the file of its picture. */
async function productAt(ask: Ask, address: string) {
  const page = await ask(address, 'page')
  const html = decodedHtml(page.bytes, page.contentType)
  if (html === undefined) return refused('shop_no_page')
  const { name, price, picture } = readPage(html, page.url)
  if (name === '' && price === null && picture === null) return refused('shop_no_product')
  const file = picture === null ? null : await orFailure(ask(picture, 'picture').then(({ bytes }) => bytes))
  return done({ name, price, file })
}

async function orFailure<Answer>(asked: Promise<Answer>): Promise<Answer | AskFailure> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AskRefused) return error.code
    throw error
  }
}
