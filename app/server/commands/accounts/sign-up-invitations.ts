import { INVITATION_DAYS, INVITATIONS_AT_ONCE } from '#app/domain/accounts/account.ts'
import { roomForPerson } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { hashToken, newToken } from '#app/server/accounts/tokens.ts'
import { gatheringByInvitation } from '#app/server/queries/gathering-members.ts'
import {
  deleteOldInvitations,
  deleteUnusedInvitation,
  insertSignUpInvitation,
  isOpenInvitation,
  lockedOpenInvitations,
  useUpInvitation,
} from '#app/server/queries/accounts/sign-up-invitations.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a list can still say of an old invitation that it has run out. */
const KEPT_DAYS = 7

/** What a sign-up comes with. */
export interface ComesWith {
  invitationHash: string | null
  /** The path of an invitation to a gathering, which counts as well while there is room. */
  next: string | null
}

/**
 * Whether somebody may sign up as `SIGN_UP` says now, whatever it said when they began: asked at the page, at sign-up,
 * when its link is sent again and when it is opened. Says nothing about an address. Refused: 'password_sign_in_off',
 * 'sign_up_closed'; where one has to be invited 'invitation_needed', or 'invitation_over' for one that was used, withdrawn
 * or has expired.
 */
export function maySignUp(services: Pick<Services, 'db' | 'env' | 'clock'>, comesWith: ComesWith) {
  return admitted(services, comesWith, isOpenInvitation)
}

/** The same in the transaction that makes the account: the invitation is used up with it. */
export function takeInvitation(services: Pick<Services, 'db' | 'env' | 'clock'>, comesWith: ComesWith) {
  return admitted(services, comesWith, useUpInvitation)
}

async function admitted(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  { invitationHash, next }: ComesWith,
  isInvited: typeof isOpenInvitation,
): Promise<Outcome<null>> {
  const anybody = admitsAnybody(env)
  if (!anybody.ok || env.SIGN_UP === 'open') return anybody
  const gathering = next === null ? undefined : await gatheringByInvitation(db, next.split('/').at(-1) ?? '')
  if (gathering && roomForPerson(1 + gathering.member_ids.length).ok) return done(null)
  if (invitationHash === null) return refused('invitation_needed')
  return (await isInvited(db, invitationHash, clock.now())) ? done(null) : refused('invitation_over')
}

function admitsAnybody(env: Pick<Services['env'], 'PASSWORD_SIGN_IN' | 'SIGN_UP'>): Outcome<null> {
  if (env.PASSWORD_SIGN_IN === 'off') return refused('password_sign_in_off')
  return env.SIGN_UP === 'closed' ? refused('sign_up_closed') : done(null)
}

/**
 * Makes a link by which one person may sign up within two weeks, and answers it: only its hash is kept. Refused:
 * 'password_sign_in_off' and 'sign_up_closed' where it would work for nobody; 'sign_up_invitations_full' while ten wait to
 * be used; after thirty in an hour 'too_many_sign_up_invitations'.
 */
export async function inviteToSignUp(
  { db, env, clock, random, limits }: Pick<Services, 'db' | 'env' | 'clock' | 'random' | 'limits'>,
  owner: Owner,
): Promise<Outcome<string>> {
  const useful = admitsAnybody(env)
  if (!useful.ok) return useful
  const wait = await limits.count('sign_up_invitations', owner.id)
  if (wait !== undefined) return refusedFor('too_many_sign_up_invitations', wait)
  return db.transaction(async (tx) => {
    if ((await lockedOpenInvitations(tx, owner.id, clock.now())) >= INVITATIONS_AT_ONCE)
      return refused('sign_up_invitations_full')
    return done(await storeInvitation({ db: tx, env, clock, random }, { madeBy: owner.id }))
  })
}

/**
 * The same by whoever runs the server, for as many accounts and days as they say. Refused: 'password_sign_in_off',
 * 'sign_up_closed'.
 */
export async function inviteAsOperator(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'random'>,
  { days, uses }: { days: number; uses: number },
): Promise<Outcome<string>> {
  const useful = admitsAnybody(services.env)
  return useful.ok ? done(await storeInvitation(services, { madeBy: null, days, uses })) : useful
}

async function storeInvitation(
  { db, env, clock, random }: Pick<Services, 'db' | 'env' | 'clock' | 'random'>,
  { madeBy, days = INVITATION_DAYS, uses = 1 }: { madeBy: string | null; days?: number; uses?: number },
): Promise<string> {
  const now = clock.now()
  const daysFromNow = (number: number) => new Date(now.getTime() + number * DAY_MS)
  await deleteOldInvitations(db, daysFromNow(-KEPT_DAYS))
  const { token, hash } = newToken(random)
  const expiresAt = daysFromNow(days)
  await insertSignUpInvitation(db, { madeBy, tokenHash: hash, usesLeft: uses, expiresAt, createdAt: now })
  return `${env.publicUrl}/signup?invitation=${token}`
}

/** Ends an owner's invitation. Refused: 'sign_up_invitation_gone' for one that is used, withdrawn or another's. */
export async function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
  id: string,
): Promise<Outcome<null>> {
  const ended = await deleteUnusedInvitation(db, { madeBy: owner.id, id })
  return ended ? done(null) : refused('sign_up_invitation_gone')
}

/** Ends anybody's invitation by its link, for whoever runs the server. Refused: as `withdrawInvitation`. */
export async function withdrawAsOperator(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<Outcome<null>> {
  const ended = await deleteUnusedInvitation(db, { tokenHash: hashToken(token) })
  return ended ? done(null) : refused('sign_up_invitation_gone')
}
