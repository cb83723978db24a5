import { html, jsonLd, named, offer, og, price, product, type ShopPage, title } from '#test/data/product-pages/page-parts.ts'

export const SECOND_HALF: ShopPage[] = [
  {
    like: 'an auction house: an offer in a graph with the price as a number',
    url: 'https://auction.example/itm/123',
    html: html(
      'en-US',
      title('Vintage Camera | auction') +
        og({ 'og:title': 'Vintage Camera | auction', 'og:site_name': 'auction' }) +
        jsonLd({
          '@context': 'https://schema.org',
          '@graph': [
            product({
              name: 'Vintage Camera',
              image: ['https://i.auction.example/c.jpg'],
              offers: offer(45, 'USD', {
                itemCondition: 'https://schema.org/UsedCondition',
                shippingDetails: { shippingRate: { value: '5.00', currency: 'USD' } },
              }),
            }),
          ],
        }),
    ),
    found: { name: 'Vintage Camera', price: price(45, 'USD'), picture: 'https://i.auction.example/c.jpg' },
  },
  {
    like: 'an electronics shop: microdata with meta for everything',
    url: 'https://elektro.example/radio',
    html: html(
      'de',
      title('Radio R3 - Elektro Beispiel') + og({ 'og:site_name': 'Elektro Beispiel' }),
      `<div itemscope="itemscope" itemtype="http://schema.org/Product"><meta itemprop="name" content="Radio R3">
       <link itemprop="image" href="https://elektro.example/r3.jpg">
       <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating">
       <meta itemprop="ratingValue" content="4.5"><meta itemprop="name" content="Bewertung"></div>
       <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="89.00">
       <meta itemprop="priceCurrency" content="EUR"></div></div>`,
    ),
    found: { name: 'Radio R3', price: price(89), picture: 'https://elektro.example/r3.jpg' },
  },
  {
    like: 'a shop of the north: crowns in JSON-LD with a comma',
    url: 'https://butik.example.se/mugg',
    html: html(
      'sv',
      jsonLd(product({ name: 'Mugg', image: '/mugg.jpg', offers: offer('149,00', 'SEK') })),
    ),
    found: { name: 'Mugg', price: price(149, 'SEK'), picture: 'https://butik.example.se/mugg.jpg' },
  },
  {
    like: 'a Japanese shop: whole yen',
    url: 'https://shop.example.jp/item/9',
    html: html(
      'ja',
      title('急須 | 茶の店') +
        og({ 'og:site_name': '茶の店', 'og:image': 'https://shop.example.jp/9.jpg' }) +
        jsonLd(product({ name: '急須', offers: offer('3300', 'JPY') })),
    ),
    found: { name: '急須', price: price(3300, 'JPY'), picture: 'https://shop.example.jp/9.jpg' },
  },
  {
    like: 'a Brazilian shop: thousands with dots',
    url: 'https://loja.example.com.br/bicicleta',
    html: html(
      'pt-BR',
      jsonLd(product({ name: 'Bicicleta', image: 'https://loja.example.com.br/b.jpg', offers: offer('2.499,90', 'BRL') })),
    ),
    found: { name: 'Bicicleta', price: price(2499.9, 'BRL'), picture: 'https://loja.example.com.br/b.jpg' },
  },
  {
    like: 'a marketplace with new and used offers: the new one counts',
    url: 'https://market.example/p/drill',
    html: html(
      'en',
      jsonLd(
        product({
          name: 'Drill',
          image: 'https://market.example/d.jpg',
          offers: [
            offer('99.00', 'EUR', { itemCondition: 'NewCondition' }),
            offer('60.00', 'EUR', { itemCondition: 'http://schema.org/UsedCondition' }),
          ],
        }),
      ),
    ),
    found: { name: 'Drill', price: price(99), picture: 'https://market.example/d.jpg' },
  },
  {
    like: 'a drugstore: the price beside the price per litre',
    url: 'https://drogerie.example/shampoo',
    html: html(
      'de',
      jsonLd(
        product({
          name: 'Shampoo',
          image: ['https://drogerie.example/s.jpg'],
          offers: {
            '@type': 'Offer',
            priceCurrency: 'EUR',
            priceSpecification: [
              { '@type': 'PriceSpecification', price: '3.45', priceCurrency: 'EUR' },
              {
                '@type': 'UnitPriceSpecification',
                price: '13.80',
                priceCurrency: 'EUR',
                referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
              },
            ],
          },
        }),
      ),
    ),
    found: { name: 'Shampoo', price: price(3.45), picture: 'https://drogerie.example/s.jpg' },
  },
  {
    like: 'a page that is the main entity of its web page',
    url: 'https://garden.example/spade',
    html: html(
      'en-GB',
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        mainEntity: product({
          name: 'Spade &amp; Fork',
          image: { '@type': 'ImageObject', url: ['https://garden.example/s.jpg'] },
          offers: offer('32', 'GBP'),
        }),
      }),
    ),
    found: { name: 'Spade & Fork', price: price(32, 'GBP'), picture: 'https://garden.example/s.jpg' },
  },
  {
    like: 'variants with offers in their groups, all at one price',
    url: 'https://shirts.example/linen',
    html: html(
      'en',
      og({ 'og:image': 'https://shirts.example/linen.jpg' }) +
        jsonLd({
          '@context': 'https://schema.org/',
          '@type': 'ProductGroup',
          name: 'Linen Shirt',
          hasVariant: ['S', 'M', 'L'].map((size) =>
            product({ name: `Linen Shirt ${size}`, offers: offer('70.00', 'EUR') }),
          ),
        }),
    ),
    found: { name: 'Linen Shirt', price: price(70), picture: 'https://shirts.example/linen.jpg' },
  },
  {
    like: 'a Swiss shop: Twitter labels with francs in whole numbers',
    url: 'https://laden.example.ch/messer',
    html: html(
      'de-CH',
      title('Taschenmesser — Laden') +
        named({
          'application-name': 'Laden',
          'twitter:label1': 'Preis',
          'twitter:data1': 'CHF 49.–',
          'twitter:image:src': 'https://laden.example.ch/m.jpg',
        }),
    ),
    found: { name: 'Taschenmesser', price: price(49, 'CHF'), picture: 'https://laden.example.ch/m.jpg' },
  },
  {
    like: 'a Polish shop: microdata with a price in its text and a space in thousands',
    url: 'https://sklep.example.pl/rower',
    html: html(
      'pl',
      title('Rower'),
      `<main itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Rower miejski</h1>
       <img itemprop="image" data-src="x" src="https://sklep.example.pl/r.jpg">
       <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
       <strong itemprop="price">1&nbsp;299,99&nbsp;zł</strong></div></main>`,
    ),
    found: { name: 'Rower miejski', price: price(1299.99, 'PLN'), picture: 'https://sklep.example.pl/r.jpg' },
  },
  {
    like: 'a shop with four decimals and twice the same in Open Graph',
    url: 'https://mag.example/pan.html',
    html: html(
      'en',
      og({ 'og:type': 'product', 'product:price:amount': '64.95', 'product:price:currency': 'EUR' }) +
        jsonLd(product({ name: 'Cast Iron Pan', image: 'https://mag.example/pan.jpg', offers: offer('64.9500') })),
    ),
    found: { name: 'Cast Iron Pan', price: price(64.95), picture: 'https://mag.example/pan.jpg' },
  },
  {
    like: 'a long title behind which stands the shop',
    url: 'https://www.grosserladen.example/artikel/1',
    html: html(
      'de',
      title(`${'Sehr lange Beschreibung '.repeat(12)}| Großer Laden`) +
        og({ 'og:site_name': 'Großer Laden' }) +
        '<link rel="apple-touch-icon" sizes="180x180" href="/touch.png"><link rel="icon" href="/fav.svg" type="image/svg+xml">',
    ),
    found: {
      name: 'Sehr lange Beschreibung '.repeat(12).slice(0, 200).trim(),
      price: null,
      picture: 'https://www.grosserladen.example/touch.png',
    },
  },
  {
    like: 'an emoji of several code points at the limit of the name',
    url: 'https://fun.example/x',
    html: html('en', og({ 'og:title': `${'🎁'.repeat(199)}ab`, 'og:image': 'https://fun.example/x.png' })),
    found: { name: `${'🎁'.repeat(199)}a`, price: null, picture: 'https://fun.example/x.png' },
  },
  {
    like: 'a shop in which only the net price and the gross price are told',
    url: 'https://werkzeug.example/saege',
    html: html(
      'de',
      jsonLd(
        product({
          name: 'Säge',
          image: 'https://werkzeug.example/s.jpg',
          offers: {
            '@type': 'Offer',
            priceCurrency: 'EUR',
            priceSpecification: [
              { price: '100.00', priceCurrency: 'EUR', valueAddedTaxIncluded: 'false' },
              { price: '119.00', priceCurrency: 'EUR', valueAddedTaxIncluded: 'true' },
            ],
          },
        }),
      ),
    ),
    found: { name: 'Säge', price: price(119), picture: 'https://werkzeug.example/s.jpg' },
  },
  {
    like: 'a game shop with a base for its addresses',
    url: 'https://games.example/en/catan',
    html: html(
      'en',
      '<base href="https://static.games.example/assets/">' +
        title('Buy Catan :: Games') +
        jsonLd(product({ name: 'Catan', image: 'catan.jpg', offers: offer('39.90') })),
    ),
    found: { name: 'Catan', price: price(39.9), picture: 'https://static.games.example/assets/catan.jpg' },
  },
  {
    like: 'a Turkish shop: lira by their sign in microdata',
    url: 'https://dukkan.example.com.tr/cezve',
    html: html(
      'tr',
      title('Cezve'),
      `<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Bakır Cezve</span>
       <img src="/c.jpg" itemprop="image">
       <span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><b itemprop="price">₺1.250,00</b></span></div>`,
    ),
    found: { name: 'Bakır Cezve', price: price(1250, 'TRY'), picture: 'https://dukkan.example.com.tr/c.jpg' },
  },
  {
    like: 'an AggregateOffer whose offers are told, at one price',
    url: 'https://agg.example/p/5',
    html: html(
      'en',
      jsonLd(
        product({
          name: 'Puzzle',
          image: 'https://agg.example/5.jpg',
          offers: {
            '@type': 'http://schema.org/AggregateOffer',
            lowPrice: '18.00',
            priceCurrency: 'EUR',
            offers: [offer('18.00'), offer('18.00')],
          },
        }),
      ),
    ),
    found: { name: 'Puzzle', price: price(18), picture: 'https://agg.example/5.jpg' },
  },
  {
    like: 'a product page that shows related products in microdata',
    url: 'https://pots.example/big-pot',
    html: html(
      'en',
      title('Big Pot - Pots'),
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Big Pot</h1><img itemprop="image" src="/big.jpg">
       <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="21.00">
       <meta itemprop="priceCurrency" content="EUR"></div>
       <ul><li itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Product"><span itemprop="name">Small Pot</span>
       <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="9.00">
       <meta itemprop="priceCurrency" content="EUR"></div></li></ul></div>`,
    ),
    found: { name: 'Big Pot', price: price(21), picture: 'https://pots.example/big.jpg' },
  },
  {
    like: 'a page in capitals, with attributes without quotation marks',
    url: 'http://simple.example/hat',
    html: `<HTML LANG=en><HEAD><TITLE>Straw Hat</TITLE><META PROPERTY=og:image CONTENT=/hat.jpg>
      <META PROPERTY=product:price:amount CONTENT=19><META PROPERTY=product:price:currency CONTENT=eur></HEAD><BODY><P>Hat`,
    found: { name: 'Straw Hat', price: price(19), picture: 'http://simple.example/hat.jpg' },
  },
]
