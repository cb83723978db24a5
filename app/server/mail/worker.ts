import type { DatabaseHandle } from '#app/server/database/database.ts'
import { type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'
import { renderLetter } from '#app/server/mail/render.ts'
import {
  claimMail,
  deleteMail,
  MAIL_CHANNEL,
  nextMailDue,
  postponeMail,
} from '#app/server/queries/mail-queue.ts'

const LEASE_MS = 60_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 15 * 60_000
const LOOK_AGAIN_MS = 60_000
/** After this many tries, about a day, no link in a letter is good any more. */
const MOST_TRIES = 100
const FAILING_AFTER_MS = 60_000

export interface MailWorker {
  /** Sends everything that is due; for tests and the last moments of a server. */
  drain(): Promise<void>
  /** Whether no mail has got through for over a minute although some was to be sent. */
  isFailing(): boolean
  stop(): Promise<void>
}

/** Sends queued mail, one at a time, again and again with growing pauses until it is accepted. */
export async function startMailWorker(
  database: DatabaseHandle,
  transport: MailTransport,
  clock: { now(): Date },
  failed: (error: unknown) => void,
): Promise<MailWorker> {
  let stopped = false
  const isStopped = () => stopped
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let failingSince: Date | undefined

  async function sendOne(): Promise<boolean> {
    const now = clock.now()
    const mail = await claimMail(database.db, now, new Date(now.getTime() + LEASE_MS))
    if (!mail) return false
    try {
      await transport.send({ id: mail.id, recipient: mail.recipient, ...(await renderLetter(mail.letter)) })
      failingSince = undefined
      await deleteMail(database.db, mail.id)
    } catch (error) {
      failed(error)
      if (error instanceof MailUndeliverable || mail.attempts >= MOST_TRIES) {
        await deleteMail(database.db, mail.id)
        return true
      }
      failingSince ??= now
      const pause = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS)
      await postponeMail(database.db, mail.id, new Date(clock.now().getTime() + pause))
    }
    return true
  }

  async function sendAllDue(): Promise<void> {
    let sent = true
    while (sent) sent = !isStopped() && (await sendOne())
    const due = await nextMailDue(database.db)
    const wait = due ? due.getTime() - clock.now().getTime() : LOOK_AGAIN_MS
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void wake(), Math.min(Math.max(wait, 0), LOOK_AGAIN_MS)).unref()
  }

  function wake(): Promise<void> {
    working = working.then(sendAllDue).catch((error) => {
      failed(error)
      if (!stopped) timer = setTimeout(() => void wake(), FIRST_RETRY_MS).unref()
    })
    return working
  }

  const stopListening = await database.listen(MAIL_CHANNEL, () => void wake())
  void wake()
  return {
    drain: wake,
    isFailing: () =>
      failingSince !== undefined && clock.now().getTime() - failingSince.getTime() > FAILING_AFTER_MS,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await stopListening()
      await working
    },
  }
}
