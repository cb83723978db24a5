import { withFolder } from '#test/hard/on-each-database.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { PASSWORD } from '#test/make.ts'
import { startServer } from '#test/server-process.ts'

const WAVES = 3
const MAX_P99_MS = 100
/** As many passwords as a wave can have in the queue: a server that only refuses would pass without work. */
const LEAST_HASHED = WAVES * 10
/** Wrong, refused by a limit, or one too many in the queue of passwords. */
const EXPECTED = new Set([401, 429, 503])

/**
 * Signs in with wrong passwords, so many at once, each to an address of its own: in the first wave from one client, then
 * from a client each. Measures how long a cached page takes meanwhile, so it needs a quiet machine.
 */
export function signInFlood(signIns: number): Promise<StressTestResult[]> {
  return withFolder(async (DATA_DIR) => {
    const server = await startServer({ DATA_DIR })
    try {
      const reader = new HttpVisitor(() => server.url)
      await reader.get('/')
      const attacker = new HttpVisitor(() => server.url)
      const waits: number[] = []
      const answers: Response[] = []
      for (let wave = 0; wave < WAVES; wave++) {
        const flood = Array.from({ length: signIns }, (_, at) =>
          (wave === 0 ? attacker : new HttpVisitor(() => server.url)).post('/signin', {
            email: `nobody-${wave}-${at}@example.org`,
            password: PASSWORD,
          }),
        )
        const over = Promise.all(flood).then((all) => answers.push(...all))
        while (answers.length < signIns * (wave + 1)) {
          const began = performance.now()
          await reader.get('/')
          waits.push(performance.now() - began)
        }
        await over
      }
      return [judged(answers, waits)]
    } finally {
      await server.end('SIGKILL')
    }
  })
}

function judged(answers: readonly Response[], waits: readonly number[]): StressTestResult {
  const others = answers.filter(({ status }) => !EXPECTED.has(status))
  const bare = answers.filter(({ status, headers }) => status >= 429 && !headers.has('Retry-After'))
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity
  const right = answers.filter(({ status }) => status === 401).length
  const counts = [...EXPECTED].map(
    (status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`,
  )
  return {
    name: `${answers.length / WAVES} sign-ins at once, ${WAVES} times`,
    ok: others.length === 0 && bare.length === 0 && right >= LEAST_HASHED && p99 < MAX_P99_MS,
    saw:
      `${counts.join(', ')}, ${others.length} of another kind, ${bare.length} without Retry-After; ` +
      `${waits.length} cached pages meanwhile, p99 ${Math.round(p99)} ms`,
  }
}
