import { assignRecipients } from '#app/domain/draws/assign-recipients.ts'
import type { ExcludedPair } from '#app/domain/draws/draw-problem.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import {
  type ChangedGathering,
  mailboxesOf,
  queueDrawMails,
  withinMailLimits,
} from '#app/server/commands/draws/mail-drawn-names.ts'
import { whileNotDrawn } from '#app/server/commands/draws/while-not-drawn.ts'
import {
  exclusionsOf,
  type Participant,
  participantsOf,
  storeDraw,
  forgetDraw,
  updateBudget,
} from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/**
 * Draws a recipient for each participant, and mails links to those with an address. Answers how many mailboxes had too
 * many emails. Refused: 'draw_impossible' as `drawProblem`; 'too_many_draw_mails' of one organiser;
 * 'changed_meanwhile'; as `whileNotDrawn`.
 */
export async function drawNames(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
): Promise<Outcome<number>> {
  if (owned.drawn_at !== null) return refused('drawn_already')
  const participants = await participantsOf(services.db, owned.id)
  const pairs = await exclusionsOf(services.db, owned.id)
  const ids = participants.map(({ id }) => id)
  const drawn = assignRecipients(ids, pairs, () => fraction(services.random))
  if (!drawn.ok) return refused('draw_impossible')
  const mailboxes = mailboxesOf(participants)
  const mails = { by: owned, mailboxes, all: false }
  return withinMailLimits(services, mails, (mailable) =>
    whileNotDrawn(services, owned, async (tx, gathering) => {
      const now = drawnFrom(await participantsOf(tx, gathering.id), await exclusionsOf(tx, gathering.id))
      if (now !== drawnFrom(participants, pairs)) return refused('changed_meanwhile')
      await storeDraw(tx, gathering.id, drawn.recipients, services.clock.now())
      await queueDrawMails(
        tx,
        services,
        { name: gathering.name, organiser: owned.created_by, again: gathering.draws_made > 0 },
        { participants, mailboxes: mailable },
      )
      return done(mailboxes.length - mailable.length)
    }),
  )
}

function drawnFrom(participants: readonly Participant[], pairs: readonly ExcludedPair[]): string {
  return JSON.stringify([participants.map(({ id, name, email, link }) => [id, name, email, link]), pairs])
}

function fraction(random: (bytes: number) => Uint8Array): number {
  const bits = Buffer.from(random(8)).readBigUInt64BE() >> 11n
  return Number(bits) / 2 ** 53
}

/** Takes a draw back; personal links stay and show the next name (docs/gatherings.md, Draw names). Refuses nothing. */
export async function undoDraw({ db }: Pick<Services, 'db'>, { id }: OwnedGathering): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockedGathering(tx, id)) await forgetDraw(tx, id)
  })
}

/** Stores what a gift may cost, in words, also once names are drawn (docs/gatherings.md). Refuses nothing. */
export async function setDrawBudget(
  { db }: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  budget: string,
): Promise<Outcome<null>> {
  await updateBudget(db, gathering.id, budget)
  return done(null)
}
