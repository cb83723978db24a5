import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import type { Email } from '#app/domain/mails/email.ts'
import { accountExists } from '#app/server/commands/accounts/sign-up.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { askOwnerAgain } from '#app/server/commands/accounts/ask-password-again.ts'
import { limitEmails, limitOwnEmails } from '#app/server/limits/port.ts'
import {
  replaceEmailChange,
  renewEmailChange,
  waitingEmailChange,
  endEmailChanges,
} from '#app/server/queries/accounts/email-changes.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/accounts/tokens.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { accountIdOf, isStillPassword, languageOfAccount } from '#app/server/queries/accounts/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'

/**
 * Mails the owner's address and the new one a link; the account moves once both have confirmed. The owner of an account
 * at the new address gets an email instead. Refused: 'email_unchanged', as `askOwnerAgain`, 'too_many_emails',
 * 'changed_meanwhile'.
 */
export async function requestEmailChange(
  services: Pick<Services, 'db' | 'auth' | 'clock' | 'random' | 'env' | 'limits'>,
  owner: Owner,
  { email, password, client }: { email: string; password: string; client: string },
): Promise<Outcome<null>> {
  const { db, clock, random, env, limits } = services
  if (email === owner.email) return refused('email_unchanged', { email: 'email_unchanged' })
  const checked = await askOwnerAgain(services, owner, { password, client })
  if (!checked.ok) return checked
  const limited = await limitBoth(limits, client, { old: owner.id, next: email })
  if (!limited.ok) return limited
  const [old, next] = [newToken(random), newToken(random)]
  const expiresAt = new Date(clock.now().getTime() + VERIFICATION_HOURS * 60 * 60 * 1000)
  return db.transaction(async (tx) => {
    if (!(await isStillPassword(tx, owner.id, checked.value))) return refused('changed_meanwhile')
    await replaceEmailChange(tx, {
      userId: owner.id,
      newEmail: email,
      oldTokenHash: old.hash,
      newTokenHash: next.hash,
      expiresAt,
    })
    await mailEmailChange(
      tx,
      { env },
      {
        owner: owner.id,
        from: { email: owner.email, token: old.token },
        to: { email, token: next.token },
      },
    )
    return done(null)
  })
}

/** Counts the mails that are due: to the old address by its account, to the next one by itself. Refused: 'too_many_emails'. */
async function limitBoth(
  limits: Services['limits'],
  client: string,
  { old, next }: { old: string | undefined; next: string | undefined },
): Promise<Outcome<null>> {
  const kind = 'address_change'
  const own = old === undefined ? done(null) : await limitOwnEmails(limits, { kind, accountId: old, client })
  return !own.ok || next === undefined ? own : limitEmails(limits, { kind, email: next, client })
}

interface Asked {
  email: string
  /** Of the link that confirms; none for an address that has confirmed. */
  token: string | undefined
}

/** Asks both addresses of an account by mail whether it may move; one that has an account gets no link. */
async function mailEmailChange(
  tx: Services['db'],
  { env }: Pick<Services, 'env'>,
  { owner, from, to }: { owner: string; from: Asked; to: Asked },
): Promise<void> {
  const link = (token: string) => `${env.publicUrl}/confirm-email?token=${token}`
  const taken = (await accountIdOf(tx, to.email)) !== undefined
  if (from.token !== undefined) {
    await queueMail(tx, from.email, {
      kind: 'confirm_email_change',
      link: link(from.token),
      newEmail: to.email,
    })
  }
  if (to.token === undefined) return
  const asked: Email = { kind: 'confirm_new_email', link: link(to.token) }
  await queueMail(tx, to.email, taken ? accountExists({ env }) : asked, await languageOfAccount(tx, owner))
}

/**
 * Mails new links for a pending email change to the addresses that have not confirmed; the earlier links end. Refused:
 * 'email_change_over' when none waits, 'too_many_emails'.
 */
export async function resendEmailChange(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  owner: Owner,
  { client }: { client: string },
): Promise<Outcome<null>> {
  const now = clock.now()
  const waiting = await waitingEmailChange(db, owner.id, now)
  if (!waiting) return refused('email_change_over')
  const limited = await limitBoth(limits, client, {
    old: waiting.oldConfirmed ? undefined : owner.id,
    next: waiting.newConfirmed ? undefined : waiting.newEmail,
  })
  if (!limited.ok) return limited
  const [old, next] = [newToken(random), newToken(random)]
  return db.transaction(async (tx): Promise<Outcome<null>> => {
    const renewed = await renewEmailChange(tx, owner.id, now, {
      oldTokenHash: old.hash,
      newTokenHash: next.hash,
      expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * 60 * 60 * 1000),
    })
    if (!renewed) return refused('email_change_over')
    await mailEmailChange(
      tx,
      { env },
      {
        owner: owner.id,
        from: { email: owner.email, token: renewed.oldConfirmed ? undefined : old.token },
        to: { email: renewed.newEmail, token: renewed.newConfirmed ? undefined : next.token },
      },
    )
    return done(null)
  })
}

/** Cancels a change of address: its links end, the account keeps its address. Refused: 'email_change_over' for none. */
export async function cancelEmailChange({ db }: Pick<Services, 'db'>, owner: Owner): Promise<Outcome<null>> {
  return (await endEmailChanges(db, owner.id)) ? done(null) : refused('email_change_over')
}
