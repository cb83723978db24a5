import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearTemporaryProfile,
  keepTemporaryProfile,
  markTemporaryProfileSaved,
  readTemporaryProfile,
} from '#app/components/session/temporary-profile-store.ts'

const KEY = 'wishfolio.temporary-profile'
const PROFILE = { id: '6f1c1e5e-0000-4000-8000-000000000001', form: { recipient_name: 'Ada' } }

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
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
