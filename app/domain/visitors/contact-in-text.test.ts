import { expect, test } from 'vitest'
import { hasAddress, hasContact } from '#app/domain/visitors/contact-in-text.ts'

test.each([
  'ikea.com',
  'see www.x.example/y',
  'eva@example.org',
  'https://x',
  'evil。com',
  'evil．com',
  'evil｡com',
  'ｅｖｉｌ.ｃｏｍ',
  'пример.рф',
  'उदाहरण.भारत',
  'xn--e1afmkfd.xn--p1ai',
  'ev\u00adil.c\u200bom',
  'i❤️.ws',
  'foo_.com',
])('%j holds an address', (words) => {
  expect([hasAddress(words), hasContact(words)]).toEqual([true, true])
})

test.each([
  'call +1 900 555 0199',
  'on 24.–26.12.2026 at 0900 555 01 99',
  '0900–5550199',
  '0900/12-34-56-7',
  '(0)30 1234 5678',
  '٠٩٠٠١٢٣٤٥٦٧',
  '０９００１２３４５６',
  '+1–900·555‑0199',
  '0900\u200b1234\u206056',
  '①⑨⓪⓪⑤⑤⑤⓪①',
])('%j holds a number to call', (words) =>
  expect([hasAddress(words), hasContact(words)]).toEqual([false, true]),
)

test.each([
  'Christmas 2026',
  'Christmas 24.12.2026',
  'Emma & Otto, 5. May',
  'St. Nicholas',
  'Room 12-14',
  'No. 5',
  'Mum, Dad … and Ann',
  'Christmas 24.12.2026, 18:00',
  'Christmas 24.–26.12.2026',
  'Christmas, 24.12.2026 – 1.1.2027',
])('%j holds neither', (words) => expect(hasContact(words)).toBe(false))
