import { expect, test } from 'vitest'
import { networkAround } from '#app/domain/limits.ts'
import { clientAddress, networksOf } from '#app/server/request/client-address.ts'

const PROXY = '10.0.0.2'
const OURS = '10.0.0.0/8, fd00::/8'

test.for([
  [
    'nobody is trusted: the peer counts, whatever it claims',
    '203.0.113.9',
    '198.51.100.1',
    '',
    '203.0.113.9',
  ],
  ['a peer that is no proxy of ours cannot forward', '203.0.113.9', '198.51.100.1', OURS, '203.0.113.9'],
  ['one proxy', PROXY, '198.51.100.1', OURS, '198.51.100.1'],
  ['two proxies', PROXY, '198.51.100.1, 10.9.9.9', OURS, '198.51.100.1'],
  ['what the client wrote itself stands further left', PROXY, '1.1.1.1, 198.51.100.1', OURS, '198.51.100.1'],
  ['a client that claims to be a proxy of ours', PROXY, '10.1.1.1, 198.51.100.1', OURS, '198.51.100.1'],
  ['nothing but proxies: the farthest', PROXY, '10.1.1.1', OURS, '10.1.1.1'],
  ['no header', PROXY, undefined, OURS, PROXY],
  ['an empty header', PROXY, '', OURS, PROXY],
  ['a name instead of an address', PROXY, 'unknown', OURS, PROXY],
  ['with a port', PROXY, '198.51.100.1:4711', OURS, '198.51.100.1'],
  ['an IPv6 peer counts by its /64', '2001:db8:1:2:3:4:5:6', undefined, '', '20010db800010002/64'],
  ['its neighbour counts with it', '2001:db8:1:2:ffff::1', undefined, '', '20010db800010002/64'],
  ['another /64 does not', '2001:db8:1:3::1', undefined, '', '20010db800010003/64'],
  ['IPv6 in brackets with a port', 'fd00::1', '[2001:db8:1:2::7]:4711', OURS, '20010db800010002/64'],
  ['IPv6 with the name of an interface', 'fe80::1%eth0.100', undefined, '', 'fe80000000000000/64'],
  ['the same forwarded', PROXY, '2001:db8:1:2::7%eth0.1', OURS, '20010db800010002/64'],
  ['IPv4 written as IPv6 is IPv4', '::ffff:203.0.113.9', undefined, '', '203.0.113.9'],
  ['and is trusted as such', '::ffff:10.0.0.2', '198.51.100.1', OURS, '198.51.100.1'],
] as const)('%s', ([, peer, forwardedFor, trusted, expected]) => {
  expect(clientAddress(peer, forwardedFor, trusted === '' ? [] : networksOf(trusted))).toBe(expected)
})

test('around an IPv6 client is the /48 of its provider’s customer, around an IPv4 client nothing', () => {
  expect(networkAround(clientAddress('2001:db8:1:2::7'))).toBe('20010db80001/48')
  expect(networkAround(clientAddress('203.0.113.9'))).toBeUndefined()
})

test.for(['10.0.0.0', 'proxy.example.org', '10.0.0.0/33', ''])('"%s" is no list of networks', (list) => {
  expect(() => networksOf(list)).toThrow('ipaddr')
})
