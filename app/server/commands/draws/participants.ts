import { type Outcome, refused, done } from '#app/domain/outcome.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'
import {
  type ChangedGathering,
  mailboxesOf,
  queueDrawMails,
  withinMailLimits,
} from '#app/server/commands/draws/mail-drawn-names.ts'
import {
  type Participant,
  participantsOf,
  updateDrawLink,
  insertParticipants,
  updateParticipant,
  deleteParticipant,
  exclusionsOf,
  insertExclusion,
  deleteExclusion,
} from '#app/server/queries/draws.ts'
import { newToken } from '#app/server/tokens.ts'
import {
  type ParticipantFields,
  profilesToDraw,
  roomForParticipants,
  participantsWithRoom,
  pairToKeepApart,
} from '#app/domain/draws/draw.ts'
import type { ExcludedPair } from '#app/domain/draws/draw-problem.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockedGathering>>>

/**
 * Changes a draw while nobody else does. Refused: as `change`, which must refuse before it writes; 'drawn_already';
 * 'gathering_taken_down'; 'gathering_not_found' for one deleted meanwhile.
 */
export function whileNotDrawn<Value>(
  { db }: Pick<Services, 'db'>,
  { id }: OwnedGathering,
  change: (tx: Services['db'], gathering: Locked) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering) return refused('gathering_not_found')
    if (gathering.takedown_reason !== null) return refused('gathering_taken_down')
    return gathering.drawn_at === null ? change(tx, gathering) : refused('drawn_already')
  })
}

interface Held {
  tx: Services['db']
  gathering: NonNullable<Awaited<ReturnType<typeof lockedGathering>>>
  participant: Participant
  others: readonly Participant[]
  /** Gives them another link, by email to this address once names are drawn. */
  replaceLink: (to: Pick<Participant, 'name' | 'email'>) => Promise<void>
}

/**
 * Changes a participant while nobody else changes the draw, and once names are drawn mails a new link to `mailTo`.
 * Refused: 'changed_meanwhile' when they are gone, have another address than `email`, or names were drawn or undone;
 * 'gathering_taken_down'; 'too_many_draw_mails'; as `change`, which must refuse before it writes.
 */
export function withParticipant(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
  { id, email, mailTo }: { id: string; email: string | null; mailTo: string | null },
  change: (held: Held) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  const mailboxes = owned.drawn_at === null ? [] : mailboxesOf([{ email: mailTo }])
  const mails = { by: owned, mailboxes, all: true }
  return withinMailLimits(services, mails, () =>
    services.db.transaction(async (tx) => {
      const gathering = await lockedGathering(tx, owned.id)
      const there = await participantsOf(tx, owned.id)
      const participant = there.find((one) => one.id === id)
      if (!gathering || participant?.email !== email) return refused('changed_meanwhile')
      if (gathering.takedown_reason !== null) return refused('gathering_taken_down')
      if ((gathering.drawn_at === null) !== (owned.drawn_at === null)) return refused('changed_meanwhile')
      const replaceLink: Held['replaceLink'] = async (to) => {
        const link = newToken(services.random).token
        await updateDrawLink(tx, id, link, services.clock.now())
        const about = { name: gathering.name, again: false }
        await queueDrawMails(tx, services, about, { participants: [{ ...to, link }], mailboxes })
      }
      const others = there.filter((one) => one !== participant)
      return change({ tx, gathering, participant, others, replaceLink })
    }),
  )
}

/** Adds somebody to the draw; a profile not shown or another's is left out. Refused: as `roomForParticipants`. */
export function addParticipant(
  services: Pick<Services, 'db' | 'random'>,
  owned: OwnedGathering,
  fields: ParticipantFields,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, owned, async (tx, gathering) => {
    const there = await participantsOf(tx, gathering.id)
    const room = roomForParticipants(there, [fields])
    if (!room.ok) return room
    const profile = profilesToDraw(gathering, there).find(({ id }) => id === fields.profile)?.id ?? null
    const link = newToken(services.random).token
    await insertParticipants(tx, gathering.id, [{ ...fields, profile, link }])
    return done(null)
  })
}

/** Makes participants of the profiles shown; answers how many found no room. Refused: as `participantsWithRoom`. */
export function addEverybody(
  services: Pick<Services, 'db' | 'random'>,
  owned: OwnedGathering,
): Promise<Outcome<number>> {
  return whileNotDrawn(services, owned, async (tx, gathering) => {
    const there = await participantsOf(tx, gathering.id)
    const added = profilesToDraw(gathering, there).map(({ id, recipient_name }) => ({
      name: recipient_name,
      email: null,
      profile: id,
      link: newToken(services.random).token,
    }))
    const room = participantsWithRoom(there, added)
    if (!room.ok) return room
    await insertParticipants(tx, gathering.id, room.value)
    return done(added.length - room.value.length)
  })
}

/**
 * Corrects name, address and profile of a participant; once names are drawn the address alone, because others would be
 * another person to give to. With another address than `emailBefore` the link that went there ends, and they get
 * another, by email once names are drawn. Refused: as `withParticipant`, `roomForParticipants`.
 */
export function changeParticipant(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
  { id, emailBefore }: { id: string; emailBefore: string | null },
  fields: ParticipantFields,
): Promise<Outcome<null>> {
  const moves = fields.email !== emailBefore
  const asked = { id, email: emailBefore, mailTo: moves ? fields.email : null }
  return withParticipant(
    services,
    owned,
    asked,
    async ({ tx, gathering, participant, others, replaceLink }) => {
      const room = roomForParticipants(others, [fields])
      if (!room.ok) return room
      const free = [participant.profile_id, ...profilesToDraw(gathering, others).map((profile) => profile.id)]
      const { name, profile } = gathering.drawn_at
        ? { name: participant.name, profile: participant.profile_id }
        : { name: fields.name, profile: free.includes(fields.profile) ? fields.profile : null }
      await updateParticipant(tx, id, { name, email: fields.email, profile })
      if (moves) await replaceLink({ name, email: fields.email })
      return done(null)
    },
  )
}

/** Ends somebody's part in the draw, and their pairs (docs/gatherings.md, Draw names). Refused: as `whileNotDrawn`. */
export function removeParticipant(
  services: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  participantId: string,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, gathering, async (tx) => {
    await deleteParticipant(tx, gathering.id, participantId)
    return done(null)
  })
}

/** Keeps two participants from drawing each other. Refused: as `pairToKeepApart` and `whileNotDrawn`. */
export function keepApart(
  services: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  pair: ExcludedPair,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, gathering, async (tx) => {
    const pairs = await exclusionsOf(tx, gathering.id)
    const room = pairToKeepApart(await participantsOf(tx, gathering.id), pair, pairs)
    if (room.ok) await insertExclusion(tx, pair)
    return room
  })
}

/** Lets two participants draw each other again; another pair changes nothing. Refused: as `whileNotDrawn`. */
export function allowPair(
  services: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  pair: ExcludedPair,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, gathering, async (tx) => {
    if (pairToKeepApart(await participantsOf(tx, gathering.id), pair, []).ok) await deleteExclusion(tx, pair)
    return done(null)
  })
}
