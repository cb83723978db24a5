import { expect, test } from 'vitest'
import { subscribeToSlugs } from '#app/server/http/live/subscribe-to-slugs.ts'
import { createSubscribers } from '#app/server/live/subscribers.ts'

function subscribed() {
  const live = createSubscribers(() => true)
  const subscription = subscribeToSlugs(live, 'christmas')
  let heard = 0
  const end = subscription.subscribe(() => (heard += 1))
  const publish = (slug: string) => {
    heard = 0
    live.receive(`${slug} id`)
    return heard
  }
  return { subscription, end, publish }
}

test('its own changes are heard, and those of the others that it follows', () => {
  const { subscription, publish } = subscribed()
  expect(publish('christmas')).toBe(1)
  expect(publish('emma')).toBe(0)
  expect(subscription.follow(['emma', 'otto'])).toBe(true)
  expect([publish('christmas'), publish('emma'), publish('otto')]).toEqual([1, 1, 1])
})

test('it answers whether one is new, and hears of one that left no more', () => {
  const { subscription, publish } = subscribed()
  subscription.follow(['emma', 'otto'])
  expect(subscription.follow(['otto'])).toBe(false)
  expect([publish('emma'), publish('otto'), publish('christmas')]).toEqual([0, 1, 1])
  expect(subscription.follow(['emma', 'otto'])).toBe(true)
})

test('at the end nothing is heard', () => {
  const { subscription, end, publish } = subscribed()
  subscription.follow(['emma'])
  end()
  expect([publish('christmas'), publish('emma')]).toEqual([0, 0])
})
