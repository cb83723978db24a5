import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { report, failureOf } from './reported.ts'

export default class PlaywrightReporter implements Reporter {
  private journeys: Suite | undefined
  private readonly outside: TestError[] = []

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.journeys = journeys
  }

  onError(error: TestError): void {
    this.outside.push(error)
  }

  onEnd(): void {
    const all = this.journeys?.allTests() ?? []
    const ended = (outcome: ReturnType<TestCase['outcome']>) => all.filter((one) => one.outcome() === outcome)
    report({
      passed: ended('expected').length + ended('flaky').length,
      skipped: ended('skipped').length,
      failures: [
        ...ended('unexpected').map((one) => failureOf(title(one), one.results.at(-1)?.errors ?? [])),
        ...(this.outside.length > 0 ? [failureOf('outside of a journey', this.outside)] : []),
      ],
      again: ended('flaky').map(title),
    })
  }
}

function title(journey: TestCase): string {
  return journey.titlePath().filter(Boolean).join(' > ')
}
