import { expect, test } from 'vitest'
import { cachedPage } from '#app/server/http/page-cache/key.ts'

const EMMA = '/gift/emma-23456789abcd'
const CHRISTMAS = '/gathering/christmas-23456789abcd'

test.each([
  [EMMA, { area: 'gift', slug: 'emma-23456789abcd', from: undefined }],
  [`${EMMA}?show=free`, { area: 'gift', slug: 'emma-23456789abcd', from: undefined }],
  [
    `${EMMA}?from=christmas-23456789abcd`,
    { area: 'gift', slug: 'emma-23456789abcd', from: 'christmas-23456789abcd' },
  ],
  [
    `${EMMA}.data?_routes=routes%2Fgift%2Fgift.route&from=christmas-23456789abcd`,
    { area: 'gift', slug: 'emma-23456789abcd', from: 'christmas-23456789abcd' },
  ],
  [CHRISTMAS, { area: 'gathering', slug: 'christmas-23456789abcd', from: undefined }],
  [`${CHRISTMAS}/qr.svg`, { area: 'gathering', slug: 'christmas-23456789abcd', from: undefined }],
])('%s is cached', (address, page) => {
  expect(cachedPage(address, 'en')).toMatchObject({ key: `en ${address}`, address, shows: page })
})

test.each([
  ['.data?from=christmas-23456789abcd&_routes=root', '.data?_routes=root'],
  ['.data?_routes=root&from=christmas-23456789abcd', '.data?_routes=root'],
  ['/qr.svg?from=christmas-23456789abcd', '/qr.svg'],
  ['/card.png?from=christmas-23456789abcd', '/card.png'],
])(
  '%s shows no way back, so it is the same from any gathering, and from one that is made up',
  (asked, kept) => {
    expect(cachedPage(EMMA + asked, 'en')).toEqual(cachedPage(EMMA + kept, 'en'))
  },
)

test.each([
  ['?from=christmas-23456789abcd&from=christmas-23456789abcd', '?from=christmas-23456789abcd'],
  ['?from=christmas-23456789abcd&show=free', '?show=free&from=christmas-23456789abcd'],
])('%s is one page with %s', (asked, kept) => {
  expect(cachedPage(EMMA + asked, 'en')).toEqual(cachedPage(EMMA + kept, 'en'))
  expect(cachedPage(EMMA + asked, 'en')).toMatchObject({ address: EMMA + kept })
})

test.each([
  `${EMMA}?from=x`,
  `${EMMA}?preview`,
  `${EMMA}/take?idea=1`,
  `${CHRISTMAS}?from=christmas-23456789abcd`,
  `${CHRISTMAS}?print`,
  `${CHRISTMAS}/no-peeking?profile=emma-23456789abcd`,
  `${CHRISTMAS}/calendar.ics`,
  '/gathering/short',
  '/portal/gatherings',
])('%s is not cached', (address) => {
  expect(cachedPage(address, 'en')).toBeUndefined()
})
