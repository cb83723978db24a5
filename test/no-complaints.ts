import { afterAll, expect, vi } from 'vitest'

// React says on the console what is wrong with a page, and says it once: a second try would not hear it.
const complain = vi.spyOn(console, 'error')
afterAll(() => {
  const complaints = [...complain.mock.calls]
  complain.mockRestore()
  expect(complaints, 'nothing complained on the console').toEqual([])
})
