import { expect, test } from 'vitest'
import { keysBySlug, pageStore } from '#app/server/http/page-cache/store.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const sizeOf = ({ size }: { size: number }) => size
const MB = 1024 ** 2
const small = { ...world, env: { ...world.env, PAGE_CACHE_MB: 60 } }
/** Renders a page that takes up as much. */
const page = (size: number) => () => Promise.resolve({ size })
/** Shows no profile, so nothing is read for it. */
const at = (key: string) => ({ key, language: 'en', address: key, route: key, shows: undefined })
const nothing = () => Promise.resolve(undefined)

test('memory is bounded: pages asked for longest ago make room, however large they are', async () => {
  const store = pageStore(small, sizeOf)
  for (let number = 0; number < 20; number++) {
    await store.fetch(at(`card ${number}`), page(5 * MB))
    await store.fetch(at('card 0'), page(5 * MB))
  }
  expect(await store.fetch(at('card 0'), nothing)).toBeDefined()
  expect(await store.fetch(at('card 9'), nothing)).toBeDefined()
  expect(await store.fetch(at('card 8'), nothing)).toBeUndefined()
})

test('a page larger than all the memory is given and not stored', async () => {
  const store = pageStore(small, sizeOf)
  expect(await store.fetch(at('poster'), page(61 * MB))).toEqual({ size: 61 * MB })
  expect(await store.fetch(at('poster'), nothing)).toBeUndefined()
})

test('a page that fails to render fails for all waiting requests, and is rendered for the next', async () => {
  const store = pageStore(world, sizeOf)
  const failing = () => Promise.reject(new Error('out of paint'))
  const waiting = [1, 2].map(() => store.fetch(at('card'), failing))
  for (const one of waiting) await expect(one).rejects.toThrow('out of paint')
  expect(await store.fetch(at('card'), page(1))).toEqual({ size: 1 })
})

test('an answer that must not be shared is not stored, and waiting callers get undefined', async () => {
  const store = pageStore(world, sizeOf)
  const waiting = [1, 2].map(() => store.fetch(at('page'), nothing))
  expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  expect(await store.fetch(at('page'), page(1))).toEqual({ size: 1 })
})

test('a page is taken by any slug that it shows, once, and not after it was forgotten', () => {
  const pages = keysBySlug()
  pages.note('/gathering/christmas', 'emma')
  pages.note('/gathering/christmas', 'otto')
  pages.note('/gift/emma', 'emma')
  pages.note('/gift/otto', 'otto')
  pages.forget('/gift/otto')
  pages.forget('/gift/otto')
  expect(pages.take('emma')).toEqual(['/gathering/christmas', '/gift/emma'])
  expect(pages.take('emma')).toEqual([])
  expect(pages.take('otto')).toEqual([])
})
