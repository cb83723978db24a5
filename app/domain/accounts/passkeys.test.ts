import { expect, test } from 'vitest'
import { isFreshProof, passkeySite } from '#app/domain/accounts/passkeys.ts'

test.each([
  ['https://wishes.example', { id: 'wishes.example', origin: 'https://wishes.example' }],
  ['https://wishes.example:8443', { id: 'wishes.example', origin: 'https://wishes.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['https://192.168.1.7', null],
  ['https://[2001:db8::7]', null],
])('passkeys of %s work at %j', (publicUrl, site) => {
  expect(passkeySite(publicUrl)).toEqual(site)
})

test('a proof counts for ten minutes', () => {
  const proved = new Date('2026-11-21T12:00:00.000Z')
  expect(isFreshProof(proved, new Date('2026-11-21T12:09:59.999Z'))).toBe(true)
  expect(isFreshProof(proved, new Date('2026-11-21T12:10:00.000Z'))).toBe(false)
})
