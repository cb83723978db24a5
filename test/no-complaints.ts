import { afterAll, vi } from 'vitest'

/** Before the first build there is no folder of built files. */
const NOT_BUILT = /^serveStatic: root path/

// React says on the console what is wrong with a page, and says it once: a second try would not hear it.
const complain = vi.spyOn(console, 'error')
afterAll(() => {
  const complaints = complain.mock.calls.map((words) => words.join(' ')).filter((one) => !NOT_BUILT.test(one))
  complain.mockRestore()
  if (complaints.length > 0) throw new Error(`The console had complaints:\n${complaints.join('\n')}`)
})
