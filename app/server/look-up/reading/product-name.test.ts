import { expect, test } from 'vitest'
import { productName } from '#app/server/look-up/reading/product-name.ts'

test.each([
  ['Kite | Shop', ['Shop'], 'shop.example', 'Kite'],
  ['Kite - Amazon.de', [], 'www.amazon.de', 'Kite'],
  ['Kite : Amazon.co.uk: Toys & Games', [], 'www.amazon.co.uk', 'Kite'],
  ['Windy: Kite', ['Windy'], 'w.example', 'Kite'],
  ['Kite, red - 120 cm – Windy Days', ['Windy Days'], 'w.example', 'Kite, red - 120 cm'],
  ['Kite: the red one', [], 'w.example', 'Kite: the red one'],
  ['Windy', ['Windy'], 'w.example', ''],
  ['Amazon-River Map | Maps', [], 'maps.example', 'Amazon-River Map'],
  ['Lego 42100: Kran', ['Lego'], 'lego.example', 'Lego 42100: Kran'],
  ['  Kite\n\t red \u200b', [], 'w.example', 'Kite red'],
  ['Robot Check', [], 'amazon.com', ''],
  ['Just a moment...', [], 'shop.example', ''],
  ['', [], 'shop.example', ''],
])('%j of %j at %s is %j', (title, sites, host, name) => {
  expect(productName(title, sites, host)).toBe(name)
})
