import { expect, test } from 'vitest'
import { pageStore } from '#app/server/http/page-cache/store.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const sizeOf = ({ size }: { size: number }) => size
const MB = 1024 ** 2
const small = { ...world, env: { ...world.env, PAGE_CACHE_MB: 60 } }
/** Renders a page that takes up as much. */
const page = (size: number) => () => Promise.resolve({ size })
const nothing = () => Promise.resolve(undefined)

test('memory is bounded: pages asked for longest ago make room, however large they are', async () => {
  const fetchPage = pageStore(small, sizeOf)
  for (let at = 0; at < 20; at++) {
    await fetchPage(`card ${at}`, page(5 * MB))
    await fetchPage('card 0', page(5 * MB))
  }
  expect(await fetchPage('card 0', nothing)).toBeDefined()
  expect(await fetchPage('card 9', nothing)).toBeDefined()
  expect(await fetchPage('card 8', nothing)).toBeUndefined()
})

test('a page larger than all the memory is given and not stored', async () => {
  const fetchPage = pageStore(small, sizeOf)
  expect(await fetchPage('poster', page(61 * MB))).toEqual({ size: 61 * MB })
  expect(await fetchPage('poster', nothing)).toBeUndefined()
})

test('a page that fails to render fails for all waiting requests, and is rendered for the next', async () => {
  const fetchPage = pageStore(world, sizeOf)
  const failing = () => Promise.reject(new Error('out of paint'))
  const waiting = [1, 2].map(() => fetchPage('card', failing))
  for (const one of waiting) await expect(one).rejects.toThrow('out of paint')
  expect(await fetchPage('card', page(1))).toEqual({ size: 1 })
})

test('an answer that must not be shared is not stored, and waiting callers get undefined', async () => {
  const fetchPage = pageStore(world, sizeOf)
  const waiting = [1, 2].map(() => fetchPage('page', nothing))
  expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  expect(await fetchPage('page', page(1))).toEqual({ size: 1 })
})
