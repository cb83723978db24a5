import { eq } from 'drizzle-orm'
import { personalLink } from '#app/server/commands/visitors/your-gifts.ts'
import { deviceSecret } from '#app/server/request/devices.ts'
import { accounts, drawParticipants, giftProfiles, otherGifts, passkeys, signUpInvitations, undoSteps } from '#app/server/database/schema.ts'
import type { Places } from '#test/data/form-posts.ts'
import { addToDraw, makeGathering, makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { guess, makeQuiz } from '#test/data/quiz.ts'
import { type Browser, ORIGIN } from '#test/browser.ts'
import { threeVisitors, type Visitors } from '#test/own-site.ts'
import type { World } from '#test/world.ts'

const EMAIL = 'owner@example.org'
const OTHER = 'other@example.org'
const MOVED = 'moved@example.org'

/** What an owner can have, each thing with words that stand nowhere else. */
export interface OwnedThings {
  visitors: Visitors & { /** Takes part in the owner's gathering. */ coOrganiser: Browser }
  places: Places
  /** Found in every row that is theirs. */
  marks: { owner: string[]; other: string[] }
  /** What nobody else may read, and what whoever has the link may. */
  words: { own: string[]; shared: string[] }
}

/**
 * Two owners, nobody in particular, and what the first owner has: a shared profile of which a field is hidden and an
 * idea taken and something else given, an incomplete one, one without ideas, one that was deleted, a gathering in which somebody else takes part, a change of address that waits. And two quizzes, one played.
 */
export async function ownedThings(world: World, visit: () => Browser): Promise<OwnedThings> {
  const visitors = await threeVisitors(world, visit)
  const { owner, other, nobody } = visitors
  const shared = await makeProfile(owner, {
    fields: { recipient_name: 'Rosalind', additional_notes: 'never velvet', show_giver_names: 'on', accepts_other_gifts: 'on' },
    ideas: ['a tin kite', 'a drum'],
  })
  await world.db.update(giftProfiles).set({ show_notes: false }).where(eq(giftProfiles.id, shared.id))
  const draft = await makeProfile(owner, {
    fields: { recipient_name: 'Quillon', hobbies: 'marquetry' },
    ideas: ['a bandsaw'],
    complete: false,
  })
  const bare = await makeProfile(owner, {
    fields: { recipient_name: 'Zebedee' },
    ideas: [],
    complete: false,
  })
  const deleted = await makeProfile(owner, { fields: { recipient_name: 'Ottilie' }, ideas: [] })
  await owner.post(`/portal/profile/${deleted.id}/delete`)
  const [step] = await world.db.select().from(undoSteps)
  const others = await makeProfile(other, { fields: { recipient_name: 'Otto' } })
  await nobody.post(`/gift/${shared.slug}`, { idea: shared.idea('a tin kite') })
  await nobody.post(`/gift/${shared.slug}/other`, { text: 'a trombone' })
  const [otherGift] = await world.db.select().from(otherGifts)
  const cookies = [...nobody.cookies].map((pair) => pair.join('=')).join('; ')
  const device = await deviceSecret(world, new Request(ORIGIN, { headers: { Cookie: cookies } }))
  nobody.cookies.clear()
  await owner.post('/portal/settings/email', { email: MOVED, password: PASSWORD })
  await owner.post('/portal/settings/mails', { reminders: 'on', time_zone: 'Europe/Berlin' })
  await owner.post('/portal/settings/invitations')
  const [signUpInvitation] = await world.db.select().from(signUpInvitations)
  const gathering = await makeGathering(owner, [shared, draft], { line: 'Bring a zither' })
  await owner.post(`/portal/gatherings/${gathering.id}/invite`)
  const invited = await (await owner.get(`/portal/gatherings/${gathering.id}`)).text()
  await addToDraw(owner, gathering.id, { name: 'Apollonia' })
  await addToDraw(owner, gathering.id, { name: 'Wenzeslaus', email: 'wenzeslaus@example.org' })
  const [apollonia, wenzeslaus] = await world.db
    .select()
    .from(drawParticipants)
    .orderBy(drawParticipants.name)
  const invitation = /\/invitation\/([a-z0-9-]+)/.exec(invited)?.[1] ?? ''
  const coOrganiser = await signedIn(world, visit(), 'co-organiser@example.org')
  await coOrganiser.post(`/invitation/${invitation}`)
  const quizId = await makeQuiz(nobody)
  const played = await makeQuiz(nobody)
  await guess(nobody, played, 'ABCDABCD')
  await world.mails()
  const rows = await world.db.select().from(accounts)
  const idOf = (email: string) => rows.find((account) => account.email === email)?.id ?? email
  const [passkey] = await world.db
    .insert(passkeys)
    .values({ userId: idOf(EMAIL), credentialId: 'credential', publicKey: 'key', counter: 0, name: 'Zinc phone' })
    .returning({ id: passkeys.id })
  return {
    visitors: { ...visitors, coOrganiser },
    places: {
      id: shared.id,
      slug: shared.slug,
      gathering: gathering.page.split('/').at(-1) ?? '',
      gatheringId: gathering.id,
      participant: apollonia?.id ?? '',
      another: wenzeslaus?.id ?? '',
      draw: apollonia?.link ?? '',
      invitation,
      draft: draft.slug,
      draftId: draft.id,
      bare: bare.id,
      kite: shared.idea('a tin kite'),
      drum: shared.idea('a drum'),
      otherGift: otherGift?.id ?? '',
      bandsaw: draft.idea('a bandsaw'),
      undo: step?.id ?? '',
      passkey: passkey?.id ?? '',
      signUpInvitation: signUpInvitation?.id ?? '',
      ownerId: idOf(EMAIL),
      unsubscribed: world.sign(`unsubscribe reminders ${idOf(EMAIL)}`),
      link:
        personalLink(world, device ?? '')
          ?.split('/')
          .at(-1) ?? '',
      quizId,
      played,
      card: 'partner.png',
      question: '1',
      step: '1',
    },
    marks: {
      owner: [EMAIL, MOVED, idOf(EMAIL), shared.id, draft.id, bare.id, deleted.id, gathering.id],
      other: [OTHER, idOf(OTHER), others.id],
    },
    words: {
      own: [
        EMAIL,
        MOVED,
        'never velvet',
        'Quillon',
        'marquetry',
        'a bandsaw',
        'Zebedee',
        'Ottilie',
        'Zinc phone',
        'Wenzeslaus',
        'wenzeslaus@example.org',
      ],
      shared: ['Rosalind', 'a tin kite', 'a trombone', 'Bring a zither', 'Apollonia'],
    },
  }
}
