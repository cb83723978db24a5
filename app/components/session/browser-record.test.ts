import { afterEach, expect, test, vi } from 'vitest'
import { browserRecord } from '#app/components/session/browser-record.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A browser whose storage may be made to refuse. */
function browser() {
  const items = new Map<string, string>()
  const storage = {
    full: false,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
  vi.stubGlobal('window', { sessionStorage: storage })
  return { items, storage }
}
afterEach(() => vi.unstubAllGlobals())

test.each(['{', '1', 'null', '["AB"]', ''])('a value that is not ours is ignored: %j', (stored) => {
  const { items } = browser()
  items.set('key', stored)
  expect(browserRecord('sessionStorage', 'key', isText).read()).toBeUndefined()
})

test('a full storage loses nothing while the page lasts', () => {
  const { storage } = browser()
  const record = browserRecord('sessionStorage', 'key', isText)
  record.write('A')
  storage.full = true
  record.write('AB')
  expect(record.read()).toBe('AB')
  storage.full = false
  record.write('ABC')
  expect(record.read()).toBe('ABC')
})

test('a storage that is refused altogether loses nothing either', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  const record = browserRecord('sessionStorage', 'key', isText)
  expect(record.read()).toBeUndefined()
  record.write('A')
  expect(record.read()).toBe('A')
})
