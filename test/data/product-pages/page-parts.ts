/** A page made after the structure of a shop's, and what a reader should find in it. */
export interface ShopPage {
  like: string
  url: string
  html: string
  found: { name: string; price: { amount: number; currency: string } | null; picture: string | null }
}

export const html = (lang: string, head: string, body = ''): string =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`

export const title = (text: string): string => `<title>${text}</title>`

/** Open Graph by `property`. */
export const og = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `<meta property="${key}" content="${value}"/>`)
    .join('\n')

/** Twitter and others by `name`. */
export const named = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `<meta name="${key}" content="${value}">`)
    .join('\n')

export const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

export const product = (fields: object): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  ...fields,
})

export const offer = (price: unknown, priceCurrency = 'EUR', more: object = {}): object => ({
  '@type': 'Offer',
  price,
  priceCurrency,
  availability: 'https://schema.org/InStock',
  ...more,
})

export const price = (amount: number, currency = 'EUR'): { amount: number; currency: string } => ({
  amount,
  currency,
})
