import { expect, test } from 'vitest'
import { passkeySite } from '#app/domain/accounts/passkeys.ts'

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
