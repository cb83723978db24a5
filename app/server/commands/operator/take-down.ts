import { UNDO_MINUTES } from '#app/domain/limits.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { SharedThing } from '#app/domain/addresses/shared-link.ts'
import { setQuizTakedown } from '#app/server/queries/quizzes.ts'
import { setTakedown } from '#app/server/queries/gift-profiles.ts'
import { setGatheringTakedown } from '#app/server/queries/gatherings.ts'
import { deleteDeletedProfile, deleteUndoStep } from '#app/server/queries/undo-steps.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

const TAKEDOWN_REASON_LIMIT = 500

/**
 * Hides a shared profile, gathering or quiz, by its address or its id, from everybody but its owner, at once on every
 * instance, or shows it again with `reason` null; for whoever runs the server. A profile's owner gets an email. What
 * could be undone is gone, so that nothing comes back by it. Refused: 'profile_not_found', 'gathering_not_found',
 * 'quiz_not_found'; 'text_too_long' for a reason of more than 500 characters.
 */
export async function takeDown(
  { db, live, env, log, clock }: Pick<Services, 'db' | 'live' | 'env' | 'log' | 'clock'>,
  { kind, id }: SharedThing,
  reason: string | null,
): Promise<Outcome<null>> {
  if (reason !== null && reason.length > TAKEDOWN_REASON_LIMIT) return refused('text_too_long')
  const hidden = await db.transaction(async (tx): Promise<Outcome<null>> => {
    if (kind === 'quiz')
      return (await setQuizTakedown(tx, id, reason)) ? done(null) : refused('quiz_not_found')
    if (kind === 'gathering') return takeDownGathering({ tx, live, env }, id, reason)
    const profile = await setTakedown(tx, id, reason)
    const since = new Date(clock.now().getTime() - UNDO_MINUTES * 60_000)
    if (!profile)
      return reason !== null && (await deleteDeletedProfile(tx, id, since))
        ? done(null)
        : refused('profile_not_found')
    if (reason !== null) await deleteUndoStep(tx, profile.profileId)
    const { email, name, slug } = profile
    await queueMail(
      tx,
      email,
      reason === null
        ? { kind: 'shown_again', name, link: `${env.publicUrl}/gift/${slug}` }
        : { kind: 'taken_down', name, reason, supportEmail: env.supportEmail },
    )
    await live.publish(tx, { slug })
    return done(null)
  })
  if (hidden.ok) log.warn({ kind }, reason === null ? 'shown again after a takedown' : 'taken down')
  return hidden
}

async function takeDownGathering(
  { tx, live, env }: Pick<Services, 'live' | 'env'> & { tx: Services['db'] },
  slugOrId: string,
  reason: string | null,
): Promise<Outcome<null>> {
  const found = await setGatheringTakedown(tx, slugOrId, reason)
  if (!found) return refused('gathering_not_found')
  const { slug, name, email } = found
  const about = { name, gathering: true }
  await queueMail(
    tx,
    email,
    reason === null
      ? { kind: 'shown_again', ...about, link: `${env.publicUrl}/gathering/${slug}` }
      : { kind: 'taken_down', ...about, reason, supportEmail: env.supportEmail },
  )
  await live.publish(tx, { slug })
  return done(null)
}
