import type { DatabaseHandle } from '#app/server/database/database.ts'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'
import { isRestKept } from '#app/domain/mails/email.ts'
import {
  claimMail,
  deleteMail,
  failsSinceBefore,
  forgetFailures,
  MAIL_CHANNEL,
  mailsOfTheHour,
  nextMailDue,
  postponeMail,
} from '#app/server/queries/mail-queue.ts'
import type { MailBudget } from '#app/server/mail/mail-budget.ts'

/** Longer than a mail server takes for one email that keeps to the time-outs of `smtp.ts`, unless it sends lines without end. */
const LEASE_MS = 3 * 60_000
const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 15 * 60_000
const POLL_MS = 60_000
/** About a day; by then no link in an email is valid any more. */
const MAX_TRIES = 100
const FAILING_AFTER_MS = 60_000

type Mail = NonNullable<Awaited<ReturnType<typeof claimMail>>['mail']>

export interface MailWorker {
  drain(): Promise<void>
  /** Whether emails have been failing for over a minute, on any instance, or the hour's budget is used up. */
  isLate(): Promise<boolean>
  stop(): Promise<void>
}

/** Sends queued emails, a few at a time and at most the budget of an hour; retries with growing pauses until they are accepted. */
export async function startMailWorker(
  database: DatabaseHandle,
  transport: MailTransport | undefined,
  clock: { now(): Date },
  budget: MailBudget,
  defaultLanguage: string,
  failed: (error: unknown) => void,
): Promise<MailWorker> {
  // A command line has none, and leaves mail to the servers.
  let stopped = !transport
  const isStopped = () => stopped
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  async function claim(): Promise<Mail | undefined> {
    const { mail, used } = await claimMail(database.db, clock.now(), {
      leaseUntil: after(LEASE_MS),
      max: budget.max,
    })
    budget.report(used)
    return mail
  }

  async function sendOne(mail: Mail): Promise<void> {
    try {
      // Imported when there is a mail to send: scripts have no languages, and send none.
      const { renderEmail } = await import('#app/server/mail/render.ts')
      await transport?.send({
        id: mail.id,
        recipient: mail.recipient,
        ...(await renderEmail(mail.email, mail.language ?? defaultLanguage)),
      })
    } catch (error) {
      failed(error)
      return await retryOrDrop(mail, error)
    }
    await deleteMail(database.db, mail.id)
    await forgetFailures(database.db)
  }

  async function sendFrom(first?: Mail): Promise<void> {
    let mail = first ?? (isStopped() ? undefined : await claim())
    while (mail) {
      await sendOne(mail)
      mail = isStopped() ? undefined : await claim()
    }
  }

  async function retryOrDrop({ id, attempts }: Mail, error: unknown): Promise<void> {
    if (error instanceof MailUndeliverable || attempts >= MAX_TRIES) return deleteMail(database.db, id)
    await postponeMail(database.db, id, {
      now: clock.now(),
      dueAt: after(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS)),
      putOff: error instanceof MailPutOff,
    })
  }

  async function sendAllDue(): Promise<void> {
    const first = isStopped() ? undefined : await claim()
    if (first) {
      const more = Array.from({ length: (transport?.atOnce ?? 1) - 1 }, () => sendFrom())
      const ended = await Promise.allSettled([sendFrom(first), ...more])
      const broken = ended.find((one) => one.status === 'rejected')
      if (broken) throw broken.reason
    }
    clearTimeout(timer)
    if (!isStopped()) timer = setTimeout(() => void wake(), await waitForNext()).unref()
  }

  async function waitForNext(): Promise<number> {
    const used = await mailsOfTheHour(database.db, clock.now())
    if (used >= budget.max) return POLL_MS
    const due = await nextMailDue(database.db, isRestKept({ used, max: budget.max }))
    return due ? Math.min(Math.max(due.getTime() - clock.now().getTime(), 0), POLL_MS) : POLL_MS
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
    async isLate() {
      if (await failsSinceBefore(database.db, after(-FAILING_AFTER_MS))) return true
      return (await mailsOfTheHour(database.db, clock.now())) >= budget.max
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await stopListening()
      await working
      transport?.close?.()
    },
  }
}
