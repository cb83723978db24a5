import type { Trial } from '#test/hard/stress-test.ts'

/** Collects what was not as it must be. */
export class Findings {
  readonly #wrong: string[] = []

  must(right: boolean, what: string): void {
    if (!right) this.#wrong.push(what)
  }

  trial(name: string, saw: string): Trial {
    const wrong = this.#wrong.map((what) => `WRONG: ${what}`)
    return { name, ok: wrong.length === 0, saw: [saw, ...wrong].join('\n') }
  }
}
