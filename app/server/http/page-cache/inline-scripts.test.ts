import { expect, test } from 'vitest'
import { inlineScriptHashes } from '#app/server/http/page-cache/inline-scripts.ts'

/** As `openssl dgst -sha256 -binary | base64` gives it for `alert(1)`. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

test.each([
  ['an inline script', '<script nonce="N">alert(1)</script>', [ALERT]],
  ['an inline module', '<script type="module" async="" nonce="N">alert(1)</script>', [ALERT]],
  ['the same script twice', '<script nonce="N">alert(1)</script>'.repeat(2), [ALERT]],
  ['a script from a file', '<script nonce="N" src="/a.js"></script>', []],
  ['a script without the nonce', '<script>alert(1)</script>', []],
  ['a script with a nonce of its own', '<script nonce="M">alert(1)</script>', []],
])('%s', (_what, page, sources) => {
  expect(inlineScriptHashes(page, 'N')).toEqual(sources)
})
