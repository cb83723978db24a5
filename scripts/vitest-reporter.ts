import type { Reporter, TestCase } from 'vitest/node'
import { report, failureOf } from './reported.ts'

export default class VitestReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const ended = (state: string) => tests.filter((test) => test.result().state === state)
    const beside = modules.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ])
    const outside = [...beside, ...unhandled]
    report({
      passed: ended('passed').length,
      skipped: ended('skipped').length,
      failures: [
        ...ended('failed').map((test) => failureOf(title(test), test.result().errors ?? [])),
        ...(outside.length > 0 ? [failureOf('outside of a test', outside)] : []),
      ],
      again: tests.filter((test) => test.diagnostic()?.flaky).map(title),
    })
  }
}

function title(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`
}
