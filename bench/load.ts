import { fork } from 'node:child_process'
import type { Result } from 'autocannon'
import { toastIn } from '#test/flash.ts'

/** What a load generator of its own process is told to do. */
export interface Load {
  url: string
  connections: number
  seconds?: number
  headers?: Record<string, string>
  /** Posts these one after the other, each once, instead of getting `url` again and again. */
  posts?: { path: string; body: string }[]
}

export interface LoadResult extends Result {
  /** For each post: the toast that its answer carries. */
  toasts: string[]
}

/** Puts load on a server from a process of its own; every request comes from another visitor's address. */
export function load(what: Load): Promise<LoadResult> {
  const child = fork(new URL(import.meta.url).pathname, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send(what)
  return new Promise((done, failed) => {
    child.once('message', (result) => done(result as LoadResult))
    child.once('exit', (code) => failed(new Error(`the load generator ended with ${code}`)))
  })
}

async function generate({ url, connections, seconds, headers, posts }: Load): Promise<LoadResult> {
  const { default: autocannon } = await import('autocannon')
  const toasts: string[] = []
  let next = 0
  const result = await autocannon({
    url,
    connections,
    ...(posts ? { amount: posts.length } : { duration: seconds ?? 5 }),
    requests: [
      {
        ...(headers && { headers }),
        setupRequest(request, context) {
          const at = next++
          context.at = at
          const visitor = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
          const post = posts?.[at % posts.length]
          return {
            ...request,
            ...(post && { method: 'POST', ...post }),
            headers: {
              ...request.headers,
              'X-Forwarded-For': visitor,
              ...(post && { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url }),
            },
          }
        },
        onResponse(status, _body, { at }, answered) {
          const cookie = answered['Set-Cookie'] ?? answered['set-cookie']
          const response = new Response(null, {
            status,
            ...(cookie && { headers: { 'Set-Cookie': cookie } }),
          })
          if (posts && at !== undefined) toasts[at] = toastIn(response) ?? String(status)
        },
      },
    ],
  })
  return { ...result, toasts }
}

if (process.send && process.argv[1] === new URL(import.meta.url).pathname) {
  // Never longer than who started it, however that ended.
  process.once('disconnect', () => process.exit())
  process.once('message', (what) => {
    void generate(what as Load).then((result) => process.send?.(result, () => process.exit(0)))
  })
}
