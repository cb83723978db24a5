/** The amount in a price as people write it, the highest of several; 0 where there is none. */
export function amountIn(price: string): number {
  const amounts = Array.from(price.matchAll(/\d[\d.,'’ ]*/g), ([written]) =>
    Number.parseFloat(written.replaceAll(/[.,'’ ](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  )
  return Math.max(0, ...amounts)
}

/** Round amounts that part a list by its prices: some cost at most so much, and some more. */
export function limitsFor(prices: readonly string[]): number[] {
  const amounts = prices.map(amountIn).filter((amount) => amount > 0)
  return [1, 10, 100, 1000, 10_000]
    .flatMap((ten) => [ten, 2 * ten, 5 * ten])
    .filter((limit) => amounts.some((one) => one <= limit) && amounts.some((one) => one > limit))
}
