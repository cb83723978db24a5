import { expect, test } from 'vitest'
import { hostOf, nameFromAddress, productAddress, splitAddress } from '#app/domain/ideas/product-address.ts'

test.each([
  ['https://www.ikea.com/de/p/billy-00263850/', 'https://www.ikea.com/de/p/billy-00263850/'],
  ['  http://shop.example/a?b=c#d ', 'http://shop.example/a?b=c#d'],
  ['www.ikea.com/x', 'https://www.ikea.com/x'],
  ['ikea.com', 'https://ikea.com/'],
  ['ikea.com:8443/x', 'https://ikea.com:8443/x'],
  ['HTTPS://IKEA.com/A', 'https://ikea.com/A'],
  ['https://müller.de/ä', 'https://xn--mller-kva.de/%C3%A4'],
  ['https://shop.example/%zz%', 'https://shop.example/%zz%'],
  ['https://good.example\\@evil.example/', 'https://good.example/@evil.example/'],
  ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['https://日本abc.jp/', 'https://xn--abc-s08fl0d.jp/'],
  ['https://shop.example./x', 'https://shop.example./x'],
])('%s is the address %s', (written, address) => {
  expect(productAddress(written)).toEqual({ address })
})

test.each([
  ['javascript:alert(1)', 'product_link_scheme'],
  ['data:text/html,hi', 'product_link_scheme'],
  ['ftp://shop.example/x', 'product_link_scheme'],
  ['mailto:eva@shop.example', 'product_link_scheme'],
  ['https://eva:secret@shop.example/', 'product_link_credentials'],
  ['https://ikea.com@evil.example/', 'product_link_credentials'],
  ['https://shop.example/a\nb', 'product_link_control_characters'],
  ['https://shop.example/\u202etxt.exe', 'product_link_control_characters'],
  ['https://shop.exam\u200bple/', 'product_link_control_characters'],
  ['https://shop.example/a b', 'product_link_invalid'],
  ['https://', 'product_link_invalid'],
  ['https://localhost/x', 'product_link_invalid'],
  ['https://127.0.0.1/x', 'product_link_invalid'],
  ['https://3232235777/', 'product_link_invalid'],
  ['https://[::1]/', 'product_link_invalid'],
  ['https://shop..example/', 'product_link_invalid'],
  ['https://exa%mple.com/', 'product_link_invalid'],
  ['a red kite', 'product_link_invalid'],
  ['', 'product_link_invalid'],
  ['https://аpple.com/', 'product_link_mixed_scripts'],
  ['https://xn--pple-43d.com/', 'product_link_mixed_scripts'],
  ['https://xn--paypal-.com', 'product_link_invalid'],
  ['https://www.xn--paypal-.com/', 'product_link_invalid'],
  ['xn--ikea-.com/x', 'product_link_invalid'],
  ['https://shop.xn--com-/', 'product_link_invalid'],
  ['https://xn--.com/', 'product_link_invalid'],
  ['https://xn--a.com/', 'product_link_invalid'],
  [`https://shop.example/${'a'.repeat(2048)}`, 'product_link_too_long'],
  [`https://shop.example/${'ä'.repeat(400)}`, 'product_link_too_long'],
])('%s is refused: %s', (written, refused) => {
  expect(productAddress(written)).toEqual({ refused })
})

test.each([
  ['https://www.ikea.com/x', 'ikea.com'],
  ['https://xn--mller-kva.de/', 'müller.de'],
  ['https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
  ['https://xn--e1afmkfd.xn--p1ai/', 'xn--e1afmkfd.xn--p1ai'],
  ['https://shop.example:8443/x', 'shop.example:8443'],
  ['https://www.com/', 'www.com'],
  ['https://café.example/', 'café.example'],
  ['https://googļe.com/', 'xn--googe-m6a.com'],
  ['https://ìkea.com/', 'xn--kea-mma.com'],
  ['https://paypał.com/', 'xn--paypa-o7a.com'],
  ['https://xn--paypal-.com/', 'xn--paypal-.com'],
  ['https://xn--mller-kva.de:8443/', 'müller.de:8443'],
])('%s leads to %s', (address, host) => {
  expect(hostOf(address)).toBe(host)
})

test.each([
  ['a red kite', 'a red kite', ''],
  ['Red kite https://kites.example/red', 'Red kite', 'https://kites.example/red'],
  ['https://kites.example/red red kite', 'red kite', 'https://kites.example/red'],
  ['Red kite: www.kites.example/red.', 'Red kite', 'www.kites.example/red'],
  ['Red kite (https://kites.example/red)', 'Red kite', 'https://kites.example/red'],
  ['A lake https://wiki.example/Lake_(water)', 'A lake', 'https://wiki.example/Lake_(water)'],
  ['<https://kites.example/red>', '', 'https://kites.example/red'],
  ['https://a.example/1 https://b.example/2', 'https://b.example/2', 'https://a.example/1'],
  ['A kite (blue) - https://kites.example/', 'A kite (blue)', 'https://kites.example/'],
  ['a kite https://kites.example/, red.', 'a kite red.', 'https://kites.example/'],
  ['the book "http: a story"', 'the book "http: a story"', ''],
  [
    'A kite (https://kites.example/a_(b)) for windy days',
    'A kite for windy days',
    'https://kites.example/a_(b)',
  ],
  ['A kite (see https://kites.example/a).', 'A kite (see).', 'https://kites.example/a'],
  ['A kite [https://kites.example/a[1]], red', 'A kite red', 'https://kites.example/a[1]'],
  ['“https://kites.example/x”', '', 'https://kites.example/x'],
  ['„https://kites.example/x“ – the red one', 'the red one', 'https://kites.example/x'],
  ['A kite «https://kites.example/x»!', 'A kite', 'https://kites.example/x'],
  ["'https://kites.example/x'", '', 'https://kites.example/x'],
  ['a book “Dune” https://books.example/x', 'a book “Dune”', 'https://books.example/x'],
  ['A kite <https://kites.example/x>, please', 'A kite please', 'https://kites.example/x'],
  ['[A kite](https://kites.example/x_(y)), red', 'A kite red', 'https://kites.example/x_(y)'],
  ['*https://kites.example/x*', '', 'https://kites.example/x'],
  ['A kite https://kites.example/x?!…', 'A kite', 'https://kites.example/x'],
  ['A kite\u200b https://kites.example/x\u200b', 'A kite', 'https://kites.example/x'],
  ['\u2066https://kites.example/x\u2069\u00ad', '', 'https://kites.example/x'],
  ['https://kites.example/x,12.50', '12.50', 'https://kites.example/x'],
  ['https://kites.example/x;€12;red', '€12;red', 'https://kites.example/x'],
  ['A kite|https://kites.example/x|12', 'A kite 12', 'https://kites.example/x'],
  ['https://news.example/a-1,1518,77.html', '', 'https://news.example/a-1,1518,77.html'],
  ['💡 https://kites.example/x', '💡', 'https://kites.example/x'],
])('%s is the text %s with the link %s', (line, text, link) => {
  expect(splitAddress(line)).toEqual({ text, link })
})

test.each([
  ['https://www.ikea.com/de/de/p/billy-buecherregal-weiss-00263850/', 'Billy buecherregal weiss'],
  ['https://shop.example/p/123456', 'shop.example'],
  ['https://shop.example/%zz-red-kite.html', 'Red kite'],
  ['https://shop.example/', 'shop.example'],
])('%s may be called %s', (address, name) => {
  expect(nameFromAddress(address)).toBe(name)
})
