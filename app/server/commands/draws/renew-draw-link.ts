import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { ChangedGathering } from '#app/server/commands/draws/mail-drawn-names.ts'
import { withParticipant } from '#app/server/commands/draws/with-participant.ts'
import { participantsOf } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Replaces a participant's lost link; the name stays on its device. Once names are drawn it goes by email where there
 * is an address. Refused: as `withParticipant`.
 */
export async function renewDrawLink(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
  participantId: string,
): Promise<Outcome<null>> {
  const there = (await participantsOf(services.db, owned.id)).find(({ id }) => id === participantId)
  if (!there) return refused('changed_meanwhile')
  const { id, email } = there
  return withParticipant(
    services,
    owned,
    { id, email, mailTo: email },
    async ({ participant, replaceLink }) => {
      await replaceLink(participant)
      return done(null)
    },
  )
}
