import { expect, test } from 'vitest'
import { eventStream, type Listener } from '#app/server/http/live/event-stream.ts'

/** A stream whose work ends when this is called, and whether its client is known to be gone. */
function opened() {
  const { promise, resolve } = Promise.withResolvers<Listener>()
  let gone = false
  let end = () => {}
  const answer = eventStream(async (listener) => {
    listener.onGone(() => (gone = true))
    resolve(listener)
    await new Promise<void>((ended) => (end = ended))
  })
  return { answer, listener: promise, isGone: () => gone, end: () => end() }
}

test('events arrive as they are sent, until the work ends', async () => {
  const { answer, listener, end } = opened()
  const { send } = await listener
  send('open')
  send('changed', '{"taken":[1]}')
  send('stopping', '', 1500)
  end()
  expect(await answer.text()).toBe(
    'event: open\ndata: \n\nevent: changed\ndata: {"taken":[1]}\n\nevent: stopping\ndata: \nretry: 1500\n\n',
  )
})

test('a client that closes is gone, and later events go nowhere', async () => {
  const { answer, listener, isGone, end } = opened()
  const said = await listener
  await answer.body?.cancel()
  expect(isGone()).toBe(true)
  expect(said.gone).toBe(true)
  said.send('changed')
  end()
})

test('a client that reads nothing is disconnected before its unread events pile up', async () => {
  const { answer, listener, isGone, end } = opened()
  const said = await listener
  const update = 'x'.repeat(4_000)
  for (let count = 0; count < 1000; count++) said.send('changed', update)
  expect(isGone()).toBe(true)
  end()
  expect((await answer.text()).length).toBeLessThan(40_000)
})
