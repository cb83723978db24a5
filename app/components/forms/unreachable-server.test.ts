import { expect, test } from 'vitest'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { shownToasts } from '#test/shown-toasts.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a post without an answer says so and answers 503', async () => {
  const answer = await orToast({ request: new Request('http://localhost/x'), serverAction: lost })
  expect(answer).toMatchObject({ init: { status: 503 } })
  expect(shownToasts()).toEqual(['error: We got no answer. Please try again.'])
})

test('who goes on before the answer comes is told nothing', async () => {
  const left = new Request('http://localhost/x', { signal: AbortSignal.abort() })
  await expect(orToast({ request: left, serverAction: lost })).rejects.toThrow('Failed to fetch')
  expect(shownToasts()).toEqual([])
})
