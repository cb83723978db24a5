import { timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopback, type Env } from '#app/server/env.ts'

const FORWARDING =
  /^(forwarded|via|x-real-ip|x-forwarded(-.+)?|x-original-.+|x-envoy-.+|(x-|cf-|true-|fly-|fastly-|x-cluster-)?(client|connecting)-ip)$/

/** Whether a request comes from this machine: loopback peer and Host, nothing forwarded, the server not public. */
export function isLocal(c: Context, env: Pick<Env, 'isPublic'>): boolean {
  const forwarded = Object.keys(c.req.header()).some((name) => FORWARDING.test(name))
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  return !env.isPublic && !forwarded && isLoopback(host) && isLoopback(getConnInfo(c).remote.address ?? '')
}

export function sameSecret(given: string, secret: string): boolean {
  const bytes = Buffer.from(given)
  const right = Buffer.from(secret)
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}
