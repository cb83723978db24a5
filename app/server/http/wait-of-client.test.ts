import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { REQUESTS_OF_CLIENT } from '#app/domain/limits.ts'
import { waitOfClient } from '#app/server/http/wait-of-client.ts'
import { networksOf } from '#app/server/request/client-address.ts'

const clock = { now: () => new Date(0) }
const { underWay, freely, perSecond } = REQUESTS_OF_CLIENT

function asking(TRUST_PROXY?: ReturnType<typeof networksOf>) {
  const waitOf = waitOfClient({ TRUST_PROXY }, clock)
  return (client?: string) => {
    const outgoing = new EventEmitter() as ServerResponse
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': client } }
    return { wait: waitOf(incoming as unknown as IncomingMessage, outgoing), outgoing }
  }
}

test('a client whose requests come without an end is answered so many a second, others at once', () => {
  const ask = asking(networksOf('127.0.0.1/32'))
  const answered = (client: string) => {
    const { wait, outgoing } = ask(client)
    outgoing.emit('close')
    return wait
  }
  const waits = Array.from({ length: freely + 2 }, () => answered('192.0.2.1'))
  expect(waits.slice(-3)).toEqual([0, 1000 / perSecond, 2000 / perSecond])
  for (let more = 0; more < perSecond; more += 1) answered('192.0.2.1')
  expect(answered('192.0.2.1')).toBe('refused')
  expect(answered('192.0.2.2')).toBe(0)
})

test('of one client so many are under way, and of the networks of one IPv6 /48 together', () => {
  const ask = asking(networksOf('127.0.0.1/32'))
  const first = ask('2001:db8:1:1::1')
  for (let more = 1; more < underWay; more += 1) ask(`2001:db8:1:${more % 9}::1`)
  expect(ask('2001:db8:1:77::1').wait).toBe('refused')
  expect(ask('2001:db8:2:1::1').wait).toBe(0)
  first.outgoing.emit('close')
  expect(ask('2001:db8:1:77::1').wait).toBeTypeOf('number')
})

test('whoever comes past the proxy is paced, too', () => {
  const ask = asking(networksOf('10.0.0.0/8'))
  for (let times = 0; times < freely; times += 1) ask().outgoing.emit('close')
  expect(ask().wait).not.toBe(0)
})

test.each([
  ['no proxy is trusted', undefined, '192.0.2.1'],
  ['the proxy does not say who asks', networksOf('127.0.0.1/32'), undefined],
])('nobody waits where %s', (_where, trusted, client) => {
  const ask = asking(trusted)
  for (let times = 0; times < freely + underWay; times += 1) expect(ask(client).wait).toBe(0)
})
