import { afterAll, vi } from 'vitest'

// React says on the console what is wrong with a page, and says it once: a second try would not hear it.
const complain = vi.spyOn(console, 'error')
afterAll(() => {
  const complaints = complain.mock.calls.map((words) => words.join(' '))
  complain.mockRestore()
  if (complaints.length > 0) throw new Error(`The console had complaints:\n${complaints.join('\n')}`)
})
