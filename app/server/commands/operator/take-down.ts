import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { pathOfShared, type SharedThing } from '#app/domain/addresses/shared-link.ts'
import { UNDO_MINUTES } from '#app/server/commands/profiles/undo.ts'
import { setQuizTakedown } from '#app/server/queries/quizzes.ts'
import { setTakedown } from '#app/server/queries/gift-profiles.ts'
import { setGatheringTakedown } from '#app/server/queries/gatherings.ts'
import { deleteDeletedProfile, deleteUndoStep } from '#app/server/queries/undo-steps.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Hides a shared profile, gathering or quiz, by its address or its id, from everybody but its owner, at once on every
 * instance, or shows it again with `reason` null; for whoever runs the server. A profile's owner gets an email. What
 * could be undone is gone, so that nothing comes back by it. Refused: 'profile_not_found', 'gathering_not_found',
 * 'quiz_not_found'; 'text_too_long' for a reason of more than 400 characters.
 */
export async function takeDown(
  { db, live, env, log, clock }: Pick<Services, 'db' | 'live' | 'env' | 'log' | 'clock'>,
  { kind, id }: SharedThing,
  reason: string | null,
): Promise<Outcome<null>> {
  if (reason !== null && reason.length > TEXT_LIMIT) return refused('text_too_long')
  const hidden = await db.transaction(async (tx): Promise<Outcome<null>> => {
    if (kind === 'quiz')
      return (await setQuizTakedown(tx, id, reason)) ? done(null) : refused('quiz_not_found')
    let page = await (kind === 'gathering' ? setGatheringTakedown : setTakedown)(tx, id, reason)
    if (!page && kind === 'gathering') return refused('gathering_not_found')
    if (!page) {
      const since = new Date(clock.now().getTime() - UNDO_MINUTES * 60_000)
      if (reason !== null && (await deleteDeletedProfile(tx, id, since))) return done(null)
      // By now an Undo may have brought it back.
      page = await setTakedown(tx, id, reason)
    }
    if (!page) return refused('profile_not_found')
    if (kind === 'profile' && reason !== null) await deleteUndoStep(tx, page.id)
    const { email, name, slug } = page
    const about = { name, gathering: kind === 'gathering' }
    await queueMail(
      tx,
      email,
      reason === null
        ? { kind: 'shown_again', ...about, link: env.publicUrl + pathOfShared({ kind, id: slug }) }
        : { kind: 'taken_down', ...about, reason, supportEmail: env.supportEmail },
    )
    await live.publish(tx, { slug })
    return done(null)
  })
  if (hidden.ok) log.warn({ kind }, reason === null ? 'shown again after a takedown' : 'taken down')
  return hidden
}
