import { expect, test } from 'vitest'
import { hashedScripts } from '#app/server/http/kept-scripts.ts'

/** As `openssl dgst -sha256 -binary | base64` gives it for `alert(1)`. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

test.each([
  ['an inline script', '<script nonce="N">alert(1)</script>', [ALERT], '<script>alert(1)</script>'],
  [
    'an inline module',
    '<script type="module" async="" nonce="N">alert(1)</script>',
    [ALERT],
    '<script type="module" async="">alert(1)</script>',
  ],
  [
    'the same script twice',
    '<script nonce="N">alert(1)</script>'.repeat(2),
    [ALERT],
    '<script>alert(1)</script>'.repeat(2),
  ],
  ['a script from a file', '<script nonce="N" src="/a.js"></script>', [], '<script src="/a.js"></script>'],
  ['a script that came without the nonce', '<script>alert(1)</script>', [], '<script>alert(1)</script>'],
  [
    'a script with a nonce of its own',
    '<script nonce="M">alert(1)</script>',
    [],
    '<script nonce="M">alert(1)</script>',
  ],
  [
    'a preload',
    '<link rel="modulepreload" nonce="N" href="/a.js"/>',
    [],
    '<link rel="modulepreload" href="/a.js"/>',
  ],
])('%s', (_what, given, sources, page) => {
  const hashed = hashedScripts(given, 'N')
  expect(hashed.sources).toEqual(sources)
  expect(hashed.page).toBe(page)
})
