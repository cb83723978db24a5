/** What was measured, and the least or the most that it may be; neither: for information. */
export interface Figure {
  name: string
  value: number
  least?: number
  most?: number
}

/** Prints each figure beside its bar. A missed one makes the process end with code 1. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { name, value, least = -Infinity, most = Infinity } of figures) {
    // What was not measured is a miss too.
    const holdsUp = value >= least && value <= most
    const bar = least !== -Infinity ? `>= ${least}` : most !== Infinity ? `<= ${most}` : ''
    console.log(
      `${holdsUp || bar === '' ? 'ok    ' : 'FAILED'} ${name.padEnd(58)} ${Number(value.toFixed(3))}  ${bar}`,
    )
    if (!holdsUp && bar !== '') process.exitCode = 1
  }
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

export function quantile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * part)] ?? NaN
}
