import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, readOutbox } from '#app/server/mail/outbox.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wishfolio-outbox-'))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

test('emails sent within a millisecond are read in their order, newest first', async () => {
  const outbox = createOutbox({ folder, from: 'wishes@example.org' })
  const ids = ['c', 'a', 'd', 'b'].map((letter) => letter.repeat(8))
  for (const id of ids) {
    await outbox.send({ id, recipient: 'rosa@example.org', subject: id, text: '', html: '', headers: {} })
  }
  const subjects = (await readOutbox(folder)).map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])
  expect(subjects).toEqual(ids.toReversed())
})
