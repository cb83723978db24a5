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
  '0900_555_0199',
  '0900:555:0199',
  '0900,555,0199',
  '0900, 555, 0199',
  '0900|555|0199',
  '0900*555*0199',
  '0900~555~0199',
  '0900=555=0199',
  '0900 → 555 → 0199',
  '09:00 5550199',
  '0900 24.12.2026 555',
  '1900 × 555 × 1234',
  '1/800, 555/1234',
  '❶❾⓿⓿ ❺❺❺ ❶❷❸❹',
  '24.–26.12.2026 0900 555',
  '€0900 €555 €0199',
  '+1900/555/1234',
  '1900/555/1234',
  '+1900/555, 12/34/56',
  '19.00 55.12 34.56',
  '190.555.12 345.678.90',
  '19:00 15:51 23:45',
  '1900 2026 1999 2011',
  '900....555....1234',
  '900     555     1234',
  '9️⃣0️⃣0️⃣5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣',
])('%j holds a number to call', (words) =>
  expect([hasAddress(words), hasContact(words)]).toEqual([false, true]),
)

test.each(['evil。 com', 'see evil 。 com'])(
  '%j holds an address for a reader, of which no program makes a link',
  (words) => expect([hasAddress(words), hasContact(words)]).toEqual([false, true]),
)

test.each([
  'Christmas 2026',
  'Christmas 24.12.2026',
  'Emma & Otto, 5. May',
  'St. Nicholas',
  'Room 12-14',
  'No. 5',
  'Mum, Dad … and Ann',
  '24.12. at 18:00',
  '2024, 2026',
  '€1,299.00',
  '120 × 80',
])('%j holds neither', (words) => expect(hasContact(words)).toBe(false))
