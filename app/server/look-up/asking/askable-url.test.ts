import { expect, test } from 'vitest'
import { askableUrl } from '#app/server/look-up/asking/askable-url.ts'

const OWN = 'wishes.example.org'

test.each([
  ['https://shop.example.com/a?b=1#c', 'https://shop.example.com/a?b=1'],
  ['http://shop.example.com:80/', 'http://shop.example.com/'],
  ['http://shop.example.com:443/', 'http://shop.example.com:443/'],
  ['shop.example.com', 'https://shop.example.com/'],
  ['https://example.org/', 'https://example.org/'],
])('%s is asked for', (written, asked) => expect(askableUrl(written, OWN)?.href).toBe(asked))

test.each([
  ['decimal, octal and hex hosts', 'http://2130706433/ http://0177.0.0.1/ http://0x7f.1/ http://0x7f000001/'],
  [
    'addresses',
    'http://127.0.0.1/ http://8.8.8.8/ http://[::1]/ http://[::ffff:127.0.0.1]/ http://１２７.0.0.1/',
  ],
  ['zones', 'http://[fe80::1%25eth0]/'],
  ['hosts without a dot', 'http://localhost/ http://intranet/ http://localhost./'],
  ['inner names', 'http://db.internal/ http://nas.local/ http://a.localhost/ http://1.0.0.127.in-addr.arpa/'],
  ['own names', 'https://wishes.example.org/ http://WISHES.example.org./ https://www.wishes.example.org/'],
  ['credentials', 'https://a:b@shop.example.com/ https://a@shop.example.com/'],
  ['other ports', 'http://shop.example.com:22/ https://shop.example.com:8443/ http://shop.example.com:6379/'],
  ['other schemes', 'file:///etc/passwd ftp://shop.example.com/ gopher://shop.example.com/ data:text/html,x'],
  [
    'what is no address',
    'http:// javascript:alert(1) http://a..example.com/ https://shop.example.com/%0d%0a\u0000',
  ],
])('%s are not', (_, addresses) => {
  for (const written of addresses.split(' '))
    expect([written, askableUrl(written, OWN)]).toEqual([written, undefined])
})
