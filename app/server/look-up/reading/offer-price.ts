import { amountOf, currencyOf, type Price, priceInText } from '#app/server/look-up/reading/amount.ts'
import { all, isNode, type Node, nodesOf, textOf, typesOf } from '#app/server/look-up/reading/node.ts'

/** One price, none said, or several of which nobody knows which is meant. */
export type Found = Price | 'none' | 'unsure'

/** The one price of an offer or of several; of new and used things that of the new. */
export function offersPrice(offers: unknown, country: string): Found {
  const each = nodesOf(offers)
  const fresh = each.filter((offer) => /New/.test(textOf(offer.itemCondition)))
  return onlyOne((fresh.length > 0 ? fresh : each).map((offer) => offerPrice(offer, country)))
}

/** What all agree on that say anything. */
export function onlyOne(prices: readonly Found[]): Found {
  const said = prices.filter((price) => price !== 'none')
  const [first] = said
  if (first === undefined) return 'none'
  if (first === 'unsure') return 'unsure'
  const agree = said.every(
    (one) => one !== 'unsure' && one.amount === first.amount && one.currency === first.currency,
  )
  return agree ? first : 'unsure'
}

function offerPrice(offer: Node, country: string): Found {
  const code = textOf(offer.priceCurrency)
  if (typesOf(offer).includes('AggregateOffer')) return aggregatePrice(offer, code, country)
  const specifications = nodesOf(offer.priceSpecification)
  const usable = specifications.filter(isForOneNow)
  const withTax = usable.filter((one) => /true/i.test(String(all(one.valueAddedTaxIncluded)[0])))
  const chosen = withTax.length > 0 ? withTax : usable.filter((one) => !isWithoutTax(one))
  const prices = onlyOne(chosen.map((one) => told(one, textOf(one.priceCurrency) || code, country)))
  const own = told(offer, code, country)
  if (own === 'none') return specifications.length > 0 && prices === 'none' ? 'unsure' : prices
  return specifications.length > 0 && usable.some(isWithoutTax) && withTax.length === 0 ? 'unsure' : own
}

function aggregatePrice(offer: Node, code: string, country: string): Found {
  const [low, high] = [offer.lowPrice, offer.highPrice].map((price) => machinePrice(price, code, country))
  const ends = onlyOne([low ?? 'none', high ?? 'none'])
  const inside = offer.offers === undefined ? 'none' : offersPrice(offer.offers, country)
  if (ends === 'none') return inside === 'none' ? told(offer, code, country) : inside
  const isWhole = (low !== 'none' && high !== 'none') || textOf(offer.offerCount) === '1' || inside !== 'none'
  return isWhole ? onlyOne([ends, inside]) : 'unsure'
}

function told(node: Node, code: string, country: string): Found {
  const ends = [node.minPrice, node.maxPrice].map((price) => machinePrice(price, code, country))
  const own = machinePrice(node.price, code, country)
  if (own !== 'none') return own
  return ends.includes('none') && ends.some((end) => end !== 'none') ? 'unsure' : onlyOne(ends)
}

function machinePrice(written: unknown, code: string, country: string): Found {
  const values = all(written).filter((one) => !isNode(one) && one !== '')
  return onlyOne(
    values.map((value) => {
      const currency = currencyOf(code, country)
      if (code !== '' && !currency) return 'unsure'
      const amount = amountOf(String(value).trim())
      if (amount !== undefined) return currency ? { amount, currency } : 'unsure'
      return /^[\d.,]+$/.test(String(value))
        ? 'unsure'
        : (priceInText(String(value), country, currency) ?? 'unsure')
    }),
  )
}

const isWithoutTax = (node: Node) => /false/i.test(String(all(node.valueAddedTaxIncluded)[0]))

/** Not the price of a list, by the litre, by the month, for members, for many or for the way. */
function isForOneNow(node: Node): boolean {
  const isOther = [
    'referenceQuantity',
    'billingDuration',
    'billingIncrement',
    'validForMemberTier',
    'eligibleQuantity',
  ]
  return (
    !isOther.some((property) => Object.hasOwn(node, property)) &&
    !/List|SRP|Strike|Minimum|Invoice|Regular/i.test(textOf(node.priceType)) &&
    !typesOf(node).some((type) => /Delivery|Payment/.test(type))
  )
}
