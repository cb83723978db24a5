import { html, jsonLd, named, offer, og, price, product, type ShopPage, title } from '#test/data/product-pages/page-parts.ts'

export const FIRST_HALF: ShopPage[] = [
  {
    like: 'a hosted shop: one Offer beside Open Graph',
    url: 'https://kites.example/products/red-kite',
    html: html(
      'en',
      title('Red Kite &ndash; Windy Days') +
        og({
          'og:site_name': 'Windy Days',
          'og:title': 'Red Kite',
          'og:type': 'product',
          'og:image': 'http://kites.example/cdn/red.jpg?v=1',
          'og:image:secure_url': 'https://kites.example/cdn/red.jpg?v=1',
          'og:price:amount': '24.00',
          'og:price:currency': 'GBP',
        }) +
        jsonLd(
          product({
            name: 'Red Kite',
            image: ['https://kites.example/cdn/red_1200.jpg'],
            offers: [offer('24.0', 'GBP', { url: 'https://kites.example/products/red-kite?variant=1' })],
          }),
        ),
    ),
    found: { name: 'Red Kite', price: price(24, 'GBP'), picture: 'https://kites.example/cdn/red_1200.jpg' },
  },
  {
    like: 'a hosted shop whose variants cost the same, as floats',
    url: 'https://socks.example/products/wool-socks',
    html: html(
      'en-US',
      title('Wool Socks | Socks & Co') +
        og({ 'og:site_name': 'Socks &amp; Co', 'og:price:amount': '19.99', 'og:price:currency': 'USD' }) +
        jsonLd(
          product({
            name: 'Wool Socks',
            image: { '@type': 'ImageObject', url: '//cdn.socks.example/wool.png' },
            offers: [38, 40, 42].map((size) => offer(19.989999771118164, 'USD', { sku: `s${size}` })),
          }),
        ),
    ),
    found: { name: 'Wool Socks', price: price(19.99, 'USD'), picture: 'https://cdn.socks.example/wool.png' },
  },
  {
    like: 'a hosted shop whose variants differ: no price, though Open Graph says the lowest',
    url: 'https://tea.example/products/earl-grey',
    html: html(
      'en',
      title('Earl Grey') +
        og({
          'og:image': 'https://tea.example/earl.jpg',
          'og:price:amount': '4.50',
          'og:price:currency': 'EUR',
        }) +
        jsonLd(product({ name: 'Earl Grey', offers: [offer('4.50'), offer('9.00'), offer('30.00')] })),
    ),
    found: { name: 'Earl Grey', price: null, picture: 'https://tea.example/earl.jpg' },
  },
  {
    like: 'a content system with a graph and references',
    url: 'https://hof.example/produkt/honig/',
    html: html(
      'de-DE',
      title('Honig aus dem Wald - Hofladen Beispiel') +
        jsonLd({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebSite', '@id': 'https://hof.example/#website', name: 'Hofladen Beispiel' },
            { '@type': 'ImageObject', '@id': '#bild', contentUrl: 'https://hof.example/honig.jpg' },
            { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Honig' }] },
            {
              '@type': ['WebPage', 'ItemPage'],
              mainEntity: { '@id': '#product' },
            },
            {
              '@type': 'Product',
              '@id': '#product',
              name: 'Honig aus dem Wald &#8211; 500&nbsp;g',
              image: { '@id': '#bild' },
              offers: { '@id': '#offer' },
            },
            {
              '@type': 'Offer',
              '@id': '#offer',
              priceSpecification: [
                {
                  '@type': 'UnitPriceSpecification',
                  price: '8.90',
                  priceCurrency: 'EUR',
                  valueAddedTaxIncluded: true,
                },
              ],
            },
          ],
        }),
    ),
    found: { name: 'Honig aus dem Wald – 500 g', price: price(8.9), picture: 'https://hof.example/honig.jpg' },
  },
  {
    like: 'a large furniture shop: product in JSON-LD with several pictures',
    url: 'https://www.moebel.example/de/de/p/regal-weiss-123/',
    html: html(
      'de-DE',
      title('BILD Regal, weiß, 80x202 cm - Moebel Deutschland') +
        og({ 'og:site_name': 'Moebel', 'og:title': 'BILD Regal, weiß, 80x202 cm' }) +
        jsonLd(
          product({
            name: 'BILD Regal, weiß, 80x202 cm',
            image: [
              { '@type': 'ImageObject', contentUrl: 'https://www.moebel.example/i/1.jpg' },
              { '@type': 'ImageObject', contentUrl: 'https://www.moebel.example/i/2.jpg' },
            ],
            offers: offer(49.99, 'EUR', { url: 'https://www.moebel.example/de/de/p/regal-weiss-123/' }),
          }),
        ),
    ),
    found: {
      name: 'BILD Regal, weiß, 80x202 cm',
      price: price(49.99),
      picture: 'https://www.moebel.example/i/1.jpg',
    },
  },
  {
    like: 'the largest marketplace: no data for machines, a title with the shop and its category behind',
    url: 'https://www.amazon.de/dp/B000000001',
    html: html(
      'de-de',
      title('Drachen aus Papier, rot, 120 cm : Amazon.de: Spielzeug') +
        named({ description: 'Drachen aus Papier : Amazon.de: Spielzeug' }) +
        '<link rel="icon" href="/favicon.ico">',
      '<span id="productTitle"> Drachen aus Papier </span><span class="a-price"><span>39,90 €</span></span>',
    ),
    found: { name: 'Drachen aus Papier, rot, 120 cm', price: null, picture: 'https://www.amazon.de/favicon.ico' },
  },
  {
    like: 'the largest marketplace with its name first',
    url: 'https://www.amazon.co.uk/dp/B000000002',
    html: html(
      'en-gb',
      title('Amazon.co.uk: Wooden Train Set, 40 Pieces') +
        og({ 'og:image': 'https://m.media.example/train.jpg' }),
    ),
    found: { name: 'Wooden Train Set, 40 Pieces', price: null, picture: 'https://m.media.example/train.jpg' },
  },
  {
    like: 'a shop with microdata and a price in content',
    url: 'https://wein.example/riesling.html',
    html: html(
      'de',
      title('Riesling 2024 | Wein.example'),
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Riesling 2024</h1>
       <img itemprop="image" src="/media/riesling.jpg" alt="">
       <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
       <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="12.5">12,50 €</span></div></div>`,
    ),
    found: { name: 'Riesling 2024', price: price(12.5), picture: 'https://wein.example/media/riesling.jpg' },
  },
  {
    like: 'a shop with microdata and the price as its text',
    url: 'https://uhren.example/uhr/7',
    html: html(
      'de',
      title('Wanduhr'),
      `<section itemscope itemtype="https://schema.org/Product"><span itemprop="name">Wanduhr <b>Nr. 7</b></span>
       <a itemprop="image" href="https://uhren.example/7.jpg">Bild</a>
       <p itemprop="offers" itemscope itemtype="https://schema.org/Offer">
       <span itemprop="price">1.299,00 €</span></p></section>`,
    ),
    found: { name: 'Wanduhr Nr. 7', price: price(1299), picture: 'https://uhren.example/7.jpg' },
  },
  {
    like: 'Open Graph alone, with product:price',
    url: 'https://design.example/lamp',
    html: html(
      'en',
      title('Lamp') +
        og({
          'og:type': 'product',
          'og:title': 'Desk Lamp &quot;Pix&quot;',
          'og:image': '/img/lamp.jpg',
          'product:price:amount': '129.95',
          'product:price:currency': 'EUR',
        }),
    ),
    found: { name: 'Desk Lamp "Pix"', price: price(129.95), picture: 'https://design.example/img/lamp.jpg' },
  },
  {
    like: 'Open Graph with a sale beside the old price',
    url: 'https://mode.example/schal',
    html: html(
      'de',
      og({
        'og:type': 'og:product',
        'og:title': 'Schal | MODE',
        'og:site_name': 'MODE',
        'og:image': 'https://mode.example/schal.webp',
        'product:price:amount': '59.90',
        'product:price:currency': 'EUR',
        'product:sale_price:amount': '39.90',
        'product:sale_price:currency': 'EUR',
      }),
    ),
    found: { name: 'Schal', price: price(39.9), picture: 'https://mode.example/schal.webp' },
  },
  {
    like: 'a marketplace of makers: Twitter labels',
    url: 'https://handmade.example/listing/99',
    html: html(
      'en-GB',
      title('Felt mouse') +
        named({
          'twitter:title': 'Felt mouse by Ann',
          'twitter:image': 'https://i.handmade.example/mouse.jpg',
          'twitter:label1': 'Price',
          'twitter:data1': '£12.50',
        }),
    ),
    found: {
      name: 'Felt mouse by Ann',
      price: price(12.5, 'GBP'),
      picture: 'https://i.handmade.example/mouse.jpg',
    },
  },
  {
    like: 'a Swiss shop: AggregateOffer with one price',
    url: 'https://www.sport.example.ch/de/ski-42',
    html: html(
      'de-CH',
      title('Ski 42 » günstig kaufen'),
      jsonLd(
        product({
          name: 'Ski 42',
          image: 'https://www.sport.example.ch/ski.jpg',
          offers: { '@type': 'AggregateOffer', lowPrice: 499, highPrice: 499, priceCurrency: 'CHF', offerCount: 3 },
        }),
      ),
    ),
    found: { name: 'Ski 42', price: price(499, 'CHF'), picture: 'https://www.sport.example.ch/ski.jpg' },
  },
  {
    like: 'a comparison of prices: a range is no price',
    url: 'https://vergleich.example/p/1',
    html: html(
      'de',
      jsonLd(
        product({
          name: 'Kopfhörer X1',
          image: 'https://vergleich.example/x1.jpg',
          offers: { '@type': 'AggregateOffer', lowPrice: '79.90', highPrice: '129.00', priceCurrency: 'EUR' },
        }),
      ),
    ),
    found: { name: 'Kopfhörer X1', price: null, picture: 'https://vergleich.example/x1.jpg' },
  },
  {
    like: 'an Indian marketplace: rupees with a comma, twice the same product',
    url: 'https://bazaar.example.in/p/lamp',
    html: html(
      'en-IN',
      [1, 2]
        .map(() =>
          jsonLd([product({ name: 'Brass Lamp', image: ['/l.jpg'], offers: offer('1,499', 'INR') })]),
        )
        .join(''),
    ),
    found: { name: 'Brass Lamp', price: price(1499, 'INR'), picture: 'https://bazaar.example.in/l.jpg' },
  },
  {
    like: 'a bookshop: a book that is a product',
    url: 'https://books.example/isbn/978',
    html: html(
      'en',
      title('The Hobbit: J. R. R. Tolkien: 978: books.example'),
      jsonLd({
        '@context': 'http://schema.org/',
        '@type': ['Book', 'Product'],
        name: 'The Hobbit',
        image: 'https://books.example/978.jpg',
        offers: offer('8.99', 'GBP', { itemCondition: 'https://schema.org/NewCondition' }),
      }),
    ),
    found: { name: 'The Hobbit', price: price(8.99, 'GBP'), picture: 'https://books.example/978.jpg' },
  },
  {
    like: 'JSON-LD that is not quite JSON: a comment, a line break in a text, a comma too many',
    url: 'https://old.example/item?id=5',
    html: html(
      'fr',
      `<script type="application/ld+json"><!--
      {"@context":"http://schema.org","@type":"Product","name":"Moulin
      à café","image":["https://old.example/m.jpg",],"offers":{"@type":"Offer","price":"35.00","priceCurrency":"EUR",}}
      //--></script>`,
    ),
    found: { name: 'Moulin à café', price: price(35), picture: 'https://old.example/m.jpg' },
  },
  {
    like: 'a shop with list price and sale price as specifications',
    url: 'https://outlet.example/boots',
    html: html(
      'en-US',
      jsonLd(
        product({
          name: 'Rubber Boots',
          image: 'https://outlet.example/b.jpg',
          offers: {
            '@type': 'Offer',
            priceSpecification: [
              {
                '@type': 'UnitPriceSpecification',
                price: 80,
                priceCurrency: 'USD',
                priceType: 'https://schema.org/ListPrice',
              },
              { '@type': 'UnitPriceSpecification', price: 55.5, priceCurrency: 'USD' },
            ],
          },
        }),
      ),
    ),
    found: { name: 'Rubber Boots', price: price(55.5, 'USD'), picture: 'https://outlet.example/b.jpg' },
  },
  {
    like: 'a group of variants of which the address names one',
    url: 'https://bags.example/tote?color=blue',
    html: html(
      'en',
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: 'Tote',
        hasVariant: ['blue', 'gold'].map((color, at) => ({
          '@type': 'Product',
          name: `Tote ${color}`,
          image: `https://bags.example/${color}.jpg`,
          url: `https://bags.example/tote?color=${color}`,
          offers: offer(25 + at * 20, 'EUR'),
        })),
      }),
    ),
    found: { name: 'Tote blue', price: price(25), picture: 'https://bags.example/blue.jpg' },
  },
  {
    like: 'a product among others that are recommended',
    url: 'https://toys.example/p/bear?ref=mail',
    html: html(
      'en',
      '<link rel="canonical" href="https://toys.example/p/bear">' +
        jsonLd([
          product({ name: 'Lion', url: 'https://toys.example/p/lion', offers: offer(10) }),
          product({
            name: 'Bear',
            url: 'https://toys.example/p/bear',
            image: 'https://toys.example/bear.jpg',
            offers: offer(15),
          }),
          product({ name: 'Owl', url: 'https://toys.example/p/owl', offers: offer(20) }),
        ]),
    ),
    found: { name: 'Bear', price: price(15), picture: 'https://toys.example/bear.jpg' },
  },
]
