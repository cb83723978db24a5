import fc from 'fast-check'

const HUGE = [1_000, 20_000, 300_000].map((size) => 'x'.repeat(size))
const ODD = [
  '',
  ' ',
  '\0',
  '\ud83c',
  '\u202e',
  '\r\nSet-Cookie: a=b',
  '%',
  '%00',
  '%E0%A4%A',
  '..',
  '%2e%2e%2f',
  '../../etc/passwd',
  '//',
  '//evil.example',
  'http://[',
  'https://',
  'http://a:99999/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '2',
  '1e999',
  '99999999999999999999',
  '9223372036854775808',
  '0x10',
  '2026-02-30',
  '275760-09-14',
  '0000-00-00',
  "' or '1'='1",
  '<script>alert(1)</script>',
  '[]',
  '{}',
  '{"id":',
  '{"id":"6f1c1e5e-0000-4000-8000-000000000001","form":{"__proto__":1}}',
  '00000000-0000-0000-0000-000000000000',
  'on',
  'a@b.example',
  '👩‍👩‍👧',
  ...HUGE,
]
export const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
/** The same in an address: raw or percent-encoded. */
export const oddInAddress = fc.oneof(
  odd.map((text) => text.slice(0, 2_000)),
  odd.map((text) => encodeURIComponent(text.slice(0, 2_000).toWellFormed())),
)
/** The same in a header, as far as Node allows. */
export const oddInHeader = odd.map((text) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 8_000),
)

/** Cookies of ours with odd values, or odd cookies. */
export const oddCookie = fc.oneof(
  oddInAddress.map((text) => text.replaceAll(/[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/g, '')),
  fc
    .oneof(
      odd,
      fc.dictionary(fc.constantFrom('id', 'toast', 'about'), odd),
      fc.json().map((text) => JSON.parse(text) as unknown),
    )
    .map((value) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))),
)
