import { expect, test } from 'vitest'
import { idBehind, opaqueId } from '#app/server/request/opaque-id.ts'

test('a row has one opaque id for each secret, which is made once', () => {
  const asked: string[] = []
  const sign = (text: string) => {
    asked.push(text)
    return `signed-${text}`
  }
  const ids = ['a', 'b', 'a', 'b'].map((id) => opaqueId({ sign }, id))
  expect(ids).toEqual(['signed-opaque a', 'signed-opaque b', 'signed-opaque a', 'signed-opaque b'])
  expect(asked).toHaveLength(2)
  expect(opaqueId({ sign: (text) => `other-${text}` }, 'a')).toBe('other-opaque a')
  expect([idBehind({ sign }, ids[1], ['a', 'b']), idBehind({ sign }, 'c', ['a', 'b'])]).toEqual([
    'b',
    undefined,
  ])
})
