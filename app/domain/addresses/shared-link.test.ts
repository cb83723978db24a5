import { expect, test } from 'vitest'
import { sharedAddress, sharedThing } from '#app/domain/addresses/shared-link.ts'

const SLUG = 'grandma-23456789abcd'

test.each([
  [`https://wishes.example/gift/${SLUG}`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/gift/${SLUG}?fbclid=x`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/gift/${SLUG}/card.png`, { kind: 'profile', id: SLUG }],
  [`/gift/${SLUG}`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/quiz/play/${SLUG}/3`, { kind: 'quiz', id: SLUG }],
  [`https://wishes.example/quiz/results/${SLUG}`, { kind: 'quiz', id: SLUG }],
  [`https://wishes.example/GIFT/${SLUG.toUpperCase()}).`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/gift/${SLUG}&fbclid=x`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/invitation/${SLUG}`, undefined],
  ['https://wishes.example/portal/profile', undefined],
  ['https://wishes.example/gift/short', undefined],
  ['grandma', undefined],
])('%s leads to %j', (link, thing) => {
  expect(sharedThing(link)).toEqual(thing)
})

const TOKEN = 'Ab-_'.repeat(10) + 'xYz'

test.each([
  ['.'],
  [')'],
  ['*'],
  ['-'],
  ['/'],
  ['%22'],
  ['%E2%80%9D'],
  ['>'],
  ['%3Cbr%3E'],
  ['%E2%80%A6'],
  ['%E2%80%8B'],
  ['%20'],
  ['%20Have%20a%20look'],
  ['.%0AHave%20a%20look'],
  ['%E2%80'],
  ['%'],
  ['&fbclid=IwAR0_x-y'],
  ['%3Ffbclid=x'],
  [';jsessionid=1'],
  ['](https://wishes.example/'],
  ['%E3%82%92%E3%81%94%E8%A6%A7'],
  ['é'],
])('%s behind a shared address leads to it', (behind) => {
  for (const area of ['gift', 'gathering', 'invitation', 'quiz/play', 'quiz/results']) {
    expect(sharedAddress(`/${area}/${SLUG}${behind}`, '')).toBe(`/${area}/${SLUG}`)
    expect(sharedAddress(`/${area}/${SLUG}${behind}`, '?show=free')).toBe(`/${area}/${SLUG}?show=free`)
  }
  expect(sharedAddress(`/draw/${TOKEN}${behind}`, '')).toBe(`/draw/${TOKEN}`)
  expect(sharedAddress(`/your-gifts/${TOKEN}.${TOKEN}${behind}`, '')).toBe(`/your-gifts/${TOKEN}.${TOKEN}`)
  // In a query & begins another parameter.
  const escaped = behind.replace('&', '%26')
  expect(sharedAddress('/quiz/share', `?quiz=${SLUG}${escaped}`)).toBe(`/quiz/share?quiz=${SLUG}`)
})

test.each([
  [`/gift/${SLUG.toUpperCase()}`, `/gift/${SLUG}`],
  [`/Gift/Grandma-23456789ABCD`, `/gift/${SLUG}`],
  [`/QUIZ/PLAY/${SLUG.toUpperCase()}/3`, `/quiz/play/${SLUG}/3`],
  [`/gift/${SLUG.toUpperCase()}/qr.svg`, `/gift/${SLUG}/qr.svg`],
  [`/gift/${SLUG}/qr.svg)`, `/gift/${SLUG}/qr.svg`],
  [`/gift/${SLUG}/message.`, `/gift/${SLUG}/message`],
  [`/quiz/play/${SLUG}/3.`, `/quiz/play/${SLUG}/3`],
  [`/gift/grandma-2345%0A6789abcd`, `/gift/${SLUG}`],
  [`/gift/%22${SLUG}%22`, `/gift/${SLUG}`],
  [`/gift/%3C${SLUG}%3E`, `/gift/${SLUG}`],
  [`//gift//${SLUG}`, `/gift/${SLUG}`],
  [`/gift/grandma%C2%AD-2345%E2%80%8B6789abcd`, `/gift/${SLUG}`],
  [`/gift/%67randma-23456789abcd`, `/gift/${SLUG}`],
  [`/gift/${SLUG}/..%2F..%2Fportal`, `/gift/${SLUG}`],
  [`/DRAW/${TOKEN}`, `/draw/${TOKEN}`],
])('%s leads to %s', (written, address) => {
  expect(sharedAddress(written, '')).toBe(address)
})

test.each([
  '/',
  '/gift/short',
  `/gift/${'x'.repeat(61)}`,
  `/gift/${SLUG}/no//thing`,
  `/portal/edit/${SLUG}.`,
  `/x/gift/${SLUG}.`,
  `/draw/${TOKEN}x`,
  `/draw/${SLUG}`,
  `/your-gifts/${TOKEN}`,
  '/quiz/share',
])('%s is left as it is', (path) => {
  expect(sharedAddress(path, '')).toBeUndefined()
})

test.each([
  [`/gift/${SLUG}`, '?show=free'],
  [`/gift/${SLUG}.data`, '?_routes=root'],
  [`/gift/${SLUG}/take.data`, '?idea=x'],
  [`/gift/${SLUG}/calendar.ics`, ''],
  [`/quiz/play/${SLUG}/3`, ''],
  [`/your-gifts/${TOKEN}.${TOKEN}.data`, ''],
  ['/quiz/share', `?quiz=${SLUG}`],
])('%s%s is as it should be', (path, query) => {
  expect(sharedAddress(path, query)).toBe(path + query)
})
