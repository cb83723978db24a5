import { expect, test } from 'vitest'
import { withoutCampaign } from '#app/domain/addresses/campaign.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?show=free', 'show=free'],
  ['show=free', 'show=free'],
  ['?utm_source=chat&show=free&fbclid=x', 'show=free'],
  ['?utm_=x&utm_source', 'utm_=x&utm_source'],
])('of the query %o what campaigns added is left out: %o', (search, left) => {
  expect(withoutCampaign(search)).toBe(left)
})
