import { expect, test } from 'vitest'
import { eventStream, type Listener } from '#app/server/http/event-stream.ts'

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

test('events come as they are listener, until the work ends', async () => {
  const { answer, listener, end } = opened()
  const { say } = await listener
  say('open')
  say('changed', '{"taken":[1]}')
  say('stopping', '', 1500)
  end()
  expect(await answer.text()).toBe(
    'event: open\ndata: \n\nevent: changed\ndata: {"taken":[1]}\n\nevent: stopping\ndata: \nretry: 1500\n\n',
  )
})

test('a client that closes is gone, and what is listener afterwards reaches nobody', async () => {
  const { answer, listener, isGone, end } = opened()
  const listener = await listener
  await answer.body?.cancel()
  expect(isGone()).toBe(true)
  expect(listener.gone).toBe(true)
  listener.send('changed')
  end()
})

test('a client that reads nothing is let go before what waits for it grows', async () => {
  const { answer, listener, isGone, end } = opened()
  const listener = await listener
  for (let count = 0; count < 1000; count++) listener.send('heartbeat')
  expect(isGone()).toBe(true)
  end()
  const events = (await answer.text()).split('\n\n').length - 1
  expect(events).toBeLessThan(200)
})
