import type { StressTestResult } from '#test/hard/stress-test.ts'

/** Collects failed expectations. */
export class Findings {
  readonly #wrong: string[] = []

  must(right: boolean, what: string): void {
    if (!right) this.#wrong.push(what)
  }

  result(name: string, saw: string): StressTestResult {
    const wrong = this.#wrong.map((what) => `WRONG: ${what}`)
    return { name, ok: wrong.length === 0, saw: [saw, ...wrong].join('\n') }
  }
}
