import type { DatabaseHandle } from '#app/server/database/database.ts'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'
import { renderEmail } from '#app/server/mail/render.ts'
import {
  claimMail,
  deleteMail,
  failsSinceBefore,
  forgetFailures,
  MAIL_CHANNEL,
  nextMailDue,
  postponeMail,
  prolongLease,
} from '#app/server/queries/mail-queue.ts'

const LEASE_MS = 60_000
const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 15 * 60_000
const POLL_MS = 60_000
/** About a day; by then no link in an email is valid any more. */
const MAX_TRIES = 100
const FAILING_AFTER_MS = 60_000

export interface MailWorker {
  /** Sends everything that is due. */
  drain(): Promise<void>
  /** Whether emails have been failing for over a minute, on any instance. */
  isFailing(): Promise<boolean>
  stop(): Promise<void>
}

/** Sends queued emails one at a time; retries with growing pauses until they are accepted. */
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

  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  async function sendOne(): Promise<boolean> {
    const mail = await claimMail(database.db, clock.now(), after(LEASE_MS))
    if (!mail) return false
    const prolonging = setInterval(() => {
      void prolongLease(database.db, mail.id, after(LEASE_MS)).catch(failed)
    }, LEASE_MS / 3)
    try {
      await transport.send({ id: mail.id, recipient: mail.recipient, ...(await renderEmail(mail.email)) })
    } catch (error) {
      failed(error)
      await retryOrDrop(mail, error)
      return true
    } finally {
      clearInterval(prolonging)
    }
    await deleteMail(database.db, mail.id)
    await forgetFailures(database.db)
    return true
  }

  async function retryOrDrop(
    { id, attempts }: { id: string; attempts: number },
    error: unknown,
  ): Promise<void> {
    if (error instanceof MailUndeliverable || attempts >= MAX_TRIES) return deleteMail(database.db, id)
    await postponeMail(database.db, id, {
      now: clock.now(),
      dueAt: after(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS)),
      putOff: error instanceof MailPutOff,
    })
  }

  async function sendAllDue(): Promise<void> {
    let sent = true
    while (sent) sent = !isStopped() && (await sendOne())
    const due = await nextMailDue(database.db)
    const wait = due ? due.getTime() - clock.now().getTime() : POLL_MS
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void wake(), Math.min(Math.max(wait, 0), POLL_MS)).unref()
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
    isFailing: () => failsSinceBefore(database.db, after(-FAILING_AFTER_MS)),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await stopListening()
      await working
    },
  }
}
