import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearTemporaryProfile,
  keepTemporaryProfile,
  markTemporaryProfileSaved,
  readTemporaryProfile,
} from '#app/components/session/temporary-profile-store.ts'

const KEY = 'wishfolio.temporary-profile'
const PROFILE = { id: '6f1c1e5e-0000-4000-8000-000000000001', form: { recipient_name: 'Ada' } }

/** The tab's storage, as full or as closed as a test wants it. */
let items: Map<string, string>
let isFull: boolean
beforeEach(() => {
  items = new Map()
  isFull = false
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        items.set(key, value)
      },
      removeItem: (key: string) => items.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a temporary profile is read back while it is not saved', () => {
  expect(readTemporaryProfile()).toBeUndefined()
  keepTemporaryProfile(PROFILE)
  expect(JSON.parse(readTemporaryProfile() ?? '')).toEqual(PROFILE)
  expect(JSON.parse(items.get(KEY) ?? '')).toEqual({ ...PROFILE, saved: false })
  markTemporaryProfileSaved()
  expect(readTemporaryProfile()).toBeUndefined()
  expect(JSON.parse(items.get(KEY) ?? '')).toEqual({ ...PROFILE, saved: true })
})

test('a cleared temporary profile is gone', () => {
  keepTemporaryProfile(PROFILE)
  clearTemporaryProfile()
  expect([readTemporaryProfile(), items.size]).toEqual([undefined, 0])
})

test('nothing is marked as saved when nothing is stored', () => {
  markTemporaryProfileSaved()
  expect(items.size).toBe(0)
})

test('a storage that is full, damaged or refused breaks nothing', () => {
  isFull = true
  keepTemporaryProfile(PROFILE)
  expect(readTemporaryProfile()).toBeUndefined()
  items.set(KEY, '{"id":')
  expect(readTemporaryProfile()).toBeUndefined()
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  keepTemporaryProfile(PROFILE)
  expect(readTemporaryProfile()).toBeUndefined()
})

test('on the server there is no browser', () => {
  vi.stubGlobal('window', undefined)
  expect(() => readTemporaryProfile()).toThrow('No browser detected')
})
