import dns from 'node:dns'
import net from 'node:net'
import tls from 'node:tls'

/**
 * Loaded before the production build (`node --import ./test/programs/shops-here.ts build/server/index.js`): hosts below
 * `.shops.example` lead to a server of the test, by plain HTTP, at the port that their name begins with ("4711.shops.example").
 */
const PUBLIC = '93.184.215.14'
const HOST = /^(?:[\w-]+\.)*(\d+)\.shops\.example$/

const { resolve4, resolve6 } = dns.promises.Resolver.prototype
dns.promises.Resolver.prototype.resolve4 = function (this: dns.promises.Resolver, host: string) {
  return HOST.test(host) ? Promise.resolve([PUBLIC]) : Reflect.apply(resolve4, this, [host])
} as typeof resolve4
dns.promises.Resolver.prototype.resolve6 = function (this: dns.promises.Resolver, host: string) {
  return HOST.test(host) ? Promise.reject(new Error('ENODATA')) : Reflect.apply(resolve6, this, [host])
} as typeof resolve6

interface To {
  host?: string
  port?: number | string
}
const { connect } = net
const { connect: connectSafely } = tls
const portOf = ({ host = '' }: To) => HOST.exec(host)?.[1]

net.connect = ((options: net.NetConnectOpts & To, ...more: []) => {
  const port = portOf(options)
  return port === undefined ? connect(options, ...more) : connect({ host: '127.0.0.1', port: Number(port) })
}) as typeof connect
tls.connect = ((options: tls.ConnectionOptions & To, ...more: []) => {
  const port = portOf(options)
  if (port === undefined) return connectSafely(options, ...more)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  return socket.once('connect', () => socket.emit('secureConnect'))
}) as typeof connectSafely
