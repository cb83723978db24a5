import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox, readOutbox } from '#app/server/mail/outbox.ts'
import { ownFolder } from '#test/own-folder.ts'

test('emails sent within a millisecond are read in their order, newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = ownFolder()
  const outbox = createOutbox({ folder, from: 'wishes@example.org' })
  const ids = ['c', 'a', 'd', 'b'].map((letter) => letter.repeat(8))
  for (const id of ids) {
    await outbox.send({ id, recipient: 'rosa@example.org', subject: id, text: '', html: '', headers: {} })
  }
  const subjects = (await readOutbox(folder)).map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])
  expect(subjects).toEqual(ids.toReversed())
})
