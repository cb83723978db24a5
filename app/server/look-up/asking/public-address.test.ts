import { expect, test } from 'vitest'
import { isPublicAddress } from '#app/server/look-up/asking/public-address.ts'

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700::6810:1', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['loopback', '127.0.0.1 127.255.255.254 ::1'],
  ['unspecified', '0.0.0.0 0.1.2.3 ::'],
  ['private', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1'],
  ['link-local, with what clouds tell their machines', '169.254.169.254 fe80::1'],
  ['carrier-grade NAT', '100.64.0.1 100.127.255.255'],
  ['unique-local and site-local', 'fc00::1 fd12:3456::1 fec0::1'],
  ['multicast and broadcast', '224.0.0.1 239.255.255.255 255.255.255.255 ff02::1'],
  ['documentation and tests', '192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 2001:db8::1 3fff::1'],
  ['reserved', '192.0.0.1 192.88.99.1 240.0.0.1 100::1 4000::1 5f00::1'],
  ['mapped and compatible', '::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::127.0.0.1 ::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::a00:1'],
  ['6to4 and Teredo', '2002:7f00:1:: 2002:a00:1::1 2001::1'],
  ['of a cloud, for its machines', '168.63.129.16'],
  ['with a zone', 'fe80::1%eth0 2606:4700::1%1'],
  ['no addresses', 'localhost 2130706433 0x7f000001 0177.0.0.1 127.1 1.1.1 999.1.1.1'],
])('none is public that is %s', (_, addresses) => {
  for (const address of addresses.split(' '))
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('none is public that is in a network of our own, or is our own', () => {
  const own = ['93.184.215.14/24', '2606:4700::5/64', '1.1.1.1', '2a00:1450::1']
  for (const address of ['93.184.215.200', '2606:4700::ffff', '1.1.1.1', '2a00:1450::1'])
    expect([address, isPublicAddress(address, own)]).toEqual([address, false])
  for (const address of ['93.184.214.200', '2606:4700:0:1::5', '1.1.1.2', '2a00:1450::2'])
    expect([address, isPublicAddress(address, own)]).toEqual([address, true])
})
