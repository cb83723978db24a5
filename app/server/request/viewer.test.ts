import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ownerOf } from '#app/server/request/viewer.ts'

test('a route outside the portal, whose middleware did not run, has no owner', () => {
  expect(() => ownerOf(new RouterContextProvider())).toThrow('No value found for context')
})
