import { pathOfShared, type SharedThing } from '#app/domain/addresses/shared-link.ts'
import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import type { ReportReason } from '#app/domain/visitors/report-reasons.ts'
import { gatheringSeenBy } from '#app/domain/gatherings/gathering-visibility.ts'
import { openTo } from '#app/domain/profiles/visibility.ts'
import { readQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { takedownLink } from '#app/server/commands/operator/takedown-link.ts'
import { sharedGathering } from '#app/server/queries/gatherings.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

export interface Report {
  thing: SharedThing
  reason: ReportReason
  words: string
  /** Where an answer goes, if the visitor wants one. */
  email: string
  client: string
}

/**
 * Mails a report of a shared page to whoever runs the server, with a link that hides it; of one page at most ten an
 * hour, with the same answer. Refused: 'profile_not_found', 'gathering_not_found', 'quiz_not_found';
 * 'too_many_visitor_mails'.
 */
export async function reportPage(
  services: Pick<Services, 'db' | 'env' | 'sign' | 'clock' | 'limits'>,
  { thing, reason, words, email, client }: Report,
): Promise<Outcome<null>> {
  const { db, env, limits } = services
  const shown = await idOfShown(services, thing)
  if (!shown.ok) return shown
  // Meant is the page, whatever its link will be.
  const reported = { kind: thing.kind, id: shown.value }
  const seconds = await limits.count('visitor_mails', client)
  if (seconds !== undefined) return refusedFor('too_many_visitor_mails', seconds)
  if ((await limits.count('reports_of_page', `${reported.kind} ${reported.id}`)) === undefined) {
    await db.transaction((tx) =>
      queueMail(tx, env.abuseEmail ?? env.supportEmail, {
        kind: 'page_reported',
        link: env.publicUrl + pathOfShared(thing),
        reason,
        words,
        answerTo: email === '' ? null : email,
        takedownLink: takedownLink(services, reported),
      }),
    )
  }
  return done(null)
}

async function idOfShown(
  services: Pick<Services, 'db' | 'clock'>,
  { kind, id }: SharedThing,
): Promise<Outcome<string>> {
  if (kind === 'quiz') {
    const quiz = await readQuiz(services, id)
    return quiz.ok ? done(id) : quiz
  }
  if (kind === 'gathering') {
    const gathering = await sharedGathering(services.db, id)
    return gathering && gatheringSeenBy(null, gathering) ? done(gathering.id) : refused('gathering_not_found')
  }
  const open = openTo(null, (await sharedProfile(services.db, id))?.profile)
  return open.ok ? done(open.profile.id) : refused('profile_not_found')
}
