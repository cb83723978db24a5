import { expect, test } from 'vitest'
import { isChatBrowser } from '#app/domain/visitors/chat-browser.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${IPHONE} Mobile/15E148 Instagram 321.0.0.0`, true],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108]`, true],
  [`${ANDROID} Version/4.0 Chrome/122.0 Mobile Safari/537.36 Line/14.2.0`, true],
  [`${ANDROID} Version/4.0 Chrome/122.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/449.0]`, true],
  [`${ANDROID} Chrome/122.0 Mobile Safari/537.36`, false],
  [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, false],
  ['', false],
])('%j is the browser of a chat app: %s', (userAgent, is) => {
  expect(isChatBrowser(userAgent)).toBe(is)
})
