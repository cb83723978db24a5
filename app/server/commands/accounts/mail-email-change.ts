import { accountIdOf } from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

interface Asked {
  email: string
  /** Of the link that confirms; none for an address that has confirmed. */
  token: string | undefined
}

/** Asks both addresses of an account by mail whether it may move; one that has an account gets no link. */
export async function mailEmailChange(
  tx: Services['db'],
  { env: { publicUrl } }: Pick<Services, 'env'>,
  { from, to }: { from: Asked; to: Asked },
): Promise<void> {
  const link = (token: string) => `${publicUrl}/confirm-email?token=${token}`
  const taken = (await accountIdOf(tx, to.email)) !== undefined
  if (from.token !== undefined) {
    await queueMail(tx, from.email, {
      kind: 'confirm_email_change',
      link: link(from.token),
      newEmail: to.email,
    })
  }
  if (to.token === undefined) return
  await queueMail(
    tx,
    to.email,
    taken
      ? {
          kind: 'account_exists',
          signInLink: `${publicUrl}/signin`,
          resetLink: `${publicUrl}/reset-password`,
        }
      : { kind: 'confirm_new_email', link: link(to.token) },
  )
}
