import { expect, test } from 'vitest'

import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'

test('depends on seed and text only, lies in [0, 1), spreads evenly', () => {
  expect(seededNoise(1, 'tow float')).toBe(seededNoise(1, 'tow float'))
  expect(seededNoise(1, 'tow float')).not.toBe(seededNoise(2, 'tow float'))
  expect(seededNoise(1, 'tow float')).not.toBe(seededNoise(1, 'tow floats'))
  const values = Array.from({ length: 4000 }, (_, seed) => seededNoise(seed, 'tow float'))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    values.filter((value) => Math.floor(value * 10) === tenth),
  )
  for (const { length } of tenths) expect(Math.abs(length - 400)).toBeLessThan(100)
})
