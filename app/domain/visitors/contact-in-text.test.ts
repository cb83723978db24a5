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
  '24.–26.12.2026 0900 555',
  '€0900 €555 €0199',
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
  'Christmas 24.12.2026, 18:00',
  'Christmas 24.–26.12.2026',
  'Christmas, 24.12.2026 – 1.1.2027',
  '24.–26.12.2026',
  '24.12.-26.12.2026, 18:00',
  '2026, 12, 24',
  '2026-12-24 – 2026-12-26',
  '12/24/2026, 18:00–20:00',
  '24/12/2026 or 31/12/2026 18.30',
  '18:00, 19:30 & 21:00',
  '2024, 2025, 2026',
  '1999–2026/2027',
  '€1,299.00 – €1,499.00',
  '1.299,00 – 1.499,00 €',
  '1.299,00 € – 1.499,00 €',
  '100 €, 200 €, 300 €',
  '36, 38, 40, 42, 44',
  '92/98, 104/110, 116/122',
  '1200 × 800 × 600',
])('%j holds neither', (words) => expect(hasContact(words)).toBe(false))
