export interface Metric {
  name: string
  value: number
  min?: number
  max?: number
  note?: string
}

/** Prints each metric beside its bound. One that is out of bounds makes the process end with code 1. */
export function printReport(metrics: readonly Metric[], heading?: string): void {
  if (heading) console.log(`\n${heading}`)
  for (const { name, value, min, max, note = '' } of metrics) {
    const bounds = [min !== undefined && `>= ${min}`, max !== undefined && `<= ${max}`].filter(Boolean)
    // NaN is within no bounds.
    const passed = bounds.length === 0 || (value >= (min ?? -Infinity) && value <= (max ?? Infinity))
    const columns = [
      passed ? 'ok    ' : 'FAILED',
      name.padEnd(58),
      rounded(value).padEnd(8),
      bounds.join(' ').padEnd(8),
      note,
    ]
    console.log(columns.join(' ').trimEnd())
    if (!passed) process.exitCode = 1
  }
}

function rounded(value: number): string {
  return String(Math.abs(value) < 1000 ? Number(value.toPrecision(4)) : Math.round(value))
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

export function quantile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * part)] ?? NaN
}

export function wrkBusy(busy: number): string {
  return `wrk: ${asPercent(busy)} of a core`
}

export function asPercent(share: number): string {
  return `${Math.round(share * 100)} %`
}

const MAX_BUSY = 0.7

export class CannotMeasure extends Error {}

/** Throws when a load generator used so much of a core that it may itself have been the limit. */
export function refuseBusyGenerator(busy: number): void {
  if (busy <= MAX_BUSY) return
  throw new CannotMeasure(
    `The load generator used ${asPercent(busy)} of a core, more than ${asPercent(MAX_BUSY)}. It may be the limit ` +
      'instead of the server, so nothing is reported. Run this again on a quiet machine, or with fewer connections.',
  )
}
