import { html, jsonLd, named, offer, og, product, title } from '#test/data/product-pages/page-parts.ts'

const list = (names: string[]) =>
  names.map((name, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: product({ name, url: `https://shop.example/p/${at}`, offers: offer(10 + at) }),
  }))
const card = (name: string, price: string) =>
  `<li itemscope itemtype="http://schema.org/Product"><b itemprop="name">${name}</b>
   <i itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="${price}">
   <meta itemprop="priceCurrency" content="EUR"></i></li>`

/** Pages in which a price stands that is not that of one product. */
export const WITHOUT_PRICE: { like: string; url?: string; html: string }[] = [
  {
    like: 'a list in JSON-LD',
    html: html('en', jsonLd({ '@type': 'ItemList', itemListElement: list(['Kite', 'Ball']) })),
  },
  {
    like: 'a list of one',
    html: html('en', jsonLd({ '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', itemListElement: list(['Kite']) } })),
  },
  {
    like: 'a search',
    html: html(
      'en',
      title('Results for kite') +
        jsonLd([{ '@type': 'SearchResultsPage' }, product({ name: 'Red kite, large', offers: offer(20) })]),
    ),
  },
  {
    like: 'several products without a sign of which is meant',
    html: html('en', jsonLd([product({ name: 'A', offers: offer(1) }), product({ name: 'B', offers: offer(2) })])),
  },
  { like: 'a category in microdata', html: html('de', title('Drachen'), card('Rot', '12') + card('Blau', '13')) },
  {
    like: 'an error page with recommendations',
    html: html('de', title('Seite nicht gefunden') + jsonLd({ '@graph': [{ '@type': 'WebPage' }] }), card('Rot', '12') + card('Grün', '14')),
  },
  { like: 'a page that asks for a human', html: html('en', title('Robot Check'), '<p>€12.00</p>') },
  {
    like: 'an article that reviews a product',
    html: html(
      'en',
      jsonLd({
        '@type': 'Article',
        headline: 'The best kites',
        mentions: [product({ name: 'Kite', offers: offer(9) })],
        review: { '@type': 'Review', itemReviewed: product({ name: 'Kite', offers: offer(9) }) },
      }),
    ),
  },
  {
    like: 'a price of zero for what is sold out',
    html: html('en', jsonLd(product({ name: 'Kite', offers: offer('0.00') }))),
  },
  {
    like: 'a price in a currency that is unknown, and one without any',
    html: html(
      'en',
      named({ 'twitter:label1': 'Price', 'twitter:data1': '12.50' }) +
        jsonLd(product({ name: 'Kite', offers: offer('12.50', 'XXX') })),
    ),
  },
  {
    like: 'a price from which on others begin',
    html: html(
      'de',
      named({ 'twitter:label1': 'Preis', 'twitter:data1': 'ab 12,50 €' }) +
        jsonLd(product({ name: 'Kite', offers: { '@type': 'AggregateOffer', lowPrice: 12.5, priceCurrency: 'EUR', offerCount: 9 } })),
    ),
  },
  {
    like: 'cents in one place, euros in the other',
    html: html(
      'en',
      og({ 'product:price:amount': '1999', 'product:price:currency': 'EUR' }) +
        jsonLd(product({ name: 'Kite', offers: offer('19.99') })),
    ),
  },
  {
    like: 'a price by month and a price without tax',
    html: html(
      'en',
      jsonLd(
        product({
          name: 'Phone',
          offers: [
            {
              '@type': 'Offer',
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: 29,
                priceCurrency: 'EUR',
                billingDuration: 24,
                billingIncrement: 1,
              },
            },
            {
              '@type': 'Offer',
              price: 400,
              priceCurrency: 'EUR',
              priceSpecification: { price: 400, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
            },
          ],
        }),
      ),
    ),
  },
  {
    like: 'three decimals: a thousand or one and a bit',
    html: html('de', jsonLd(product({ name: 'Sofa', offers: offer('1.299') }))),
  },
  {
    like: 'a dollar of no country',
    html: html('en', named({ 'twitter:label1': 'Price', 'twitter:data1': '$12.50' })),
  },
]
