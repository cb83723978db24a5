import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { shownPicture, type StoredPicture } from '#app/domain/ideas/picture.ts'
import { isSurprised, type StoredProfile } from '#app/domain/profiles/visibility.ts'
import { accountCreatedAt, looksUpAtOnce } from '#app/server/queries/accounts/accounts.ts'
import { identitiesOf } from '#app/server/queries/accounts/identities.ts'
import { passkeysOf } from '#app/server/queries/accounts/passkeys.ts'
import { secondFactorShown } from '#app/server/queries/accounts/second-factors.ts'
import { type MailChoices, mailChoicesOf } from '#app/server/queries/mail-choices.ts'
import { gatheringsForExport } from '#app/server/queries/gatherings.ts'
import { profileIdsOf, profilesWithSuggestions } from '#app/server/queries/gift-profiles.ts'
import { signUpInvitationsOf } from '#app/server/queries/accounts/sign-up-invitations.ts'
import { pictureBytesOf, unsavedBytesOf } from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

const PROFILES_A_PIECE = 10

export interface AccountExport {
  /** One JSON document in pieces, each read when it is asked for. */
  pieces: AsyncGenerator<string, void>
  /** To be called at the end, however it ends. */
  leave(): void
}

/** Everything an owner stored. Refused: 'export_running', 'exports_busy' while ten run, 'too_many_exports'. */
export async function exportAccount(
  { db, env, limits, enterExport }: Pick<Services, 'db' | 'env' | 'limits' | 'enterExport'>,
  owner: Owner,
): Promise<Outcome<AccountExport>> {
  const leave = enterExport(owner.id)
  if (typeof leave === 'string') return refused(leave === 'each' ? 'export_running' : 'exports_busy')
  try {
    // A full disk stops the counter, and must not keep owners from their data.
    const wait = await limits.count('exports', owner.id).catch(() => undefined)
    if (wait !== undefined) {
      leave()
      return refusedFor('too_many_exports', wait)
    }
    const created_at = await accountCreatedAt(db, owner.id)
    const looks_up_at_once = await looksUpAtOnce(db, owner.id)
    const ids = await profileIdsOf(db, owner.id)
    const emails = (await mailChoicesOf(db, owner.id)) ?? null
    const passkeys = (await passkeysOf(db, owner.id)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    }))
    const identities = (await identitiesOf(db, owner.id)).map(
      ({ issuer, subject, email, createdAt, lastUsedAt }) => ({
        issuer,
        subject,
        email,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      }),
    )
    const factor = await secondFactorShown(db, owner.id)
    const two_step_sign_in = factor && { since: factor.since, recovery_codes_left: factor.codesLeft }
    const invitations = (await signUpInvitationsOf(db, owner.id)).map(({ createdAt, expiresAt, used }) => ({
      created_at: createdAt,
      expires_at: expiresAt,
      used,
    }))
    const unsaved_pictures = (await unsavedBytesOf(db, owner.id)).map(({ madeAt, ...picture }) => ({
      ...pictureInFile(env, picture),
      made_at: madeAt,
    }))
    const gatherings = await gatheringsForExport(db, owner.id)
    return done({
      pieces: piecesOf({ db, env }, owner, {
        created_at,
        looks_up_at_once,
        emails,
        passkeys,
        identities,
        two_step_sign_in,
        invitations,
        unsaved_pictures,
        ids,
        gatherings,
      }),
      leave,
    })
  } catch (error) {
    leave()
    throw error
  }
}

async function* piecesOf(
  { db, env }: Pick<Services, 'db' | 'env'>,
  owner: Owner,
  {
    ids,
    gatherings,
    ...account
  }: {
    created_at: Date | undefined
    looks_up_at_once: boolean
    emails: MailChoices | null
    passkeys: readonly object[]
    identities: readonly object[]
    two_step_sign_in: object | null
    invitations: readonly object[]
    unsaved_pictures: readonly object[]
    ids: readonly string[]
    gatherings: readonly object[]
  },
): AsyncGenerator<string, void> {
  yield `{"account":${JSON.stringify({ email: owner.email, ...account })},"gift_profiles":[`
  let separator = ''
  for (let from = 0; from < ids.length; from += PROFILES_A_PIECE) {
    const rows = await profilesWithSuggestions(db, owner.id, ids.slice(from, from + PROFILES_A_PIECE))
    for (const { profile, suggestions, details, givers, otherGifts } of rows) {
      const pictures = await picturesIn({ db, env }, profile.id)
      const written = {
        ...profile,
        gift_suggestions: suggestions && ownCopy(owner, profile, suggestions),
        idea_details: details.map(({ picture, ...idea }) => ({
          ...idea,
          picture: (picture !== null && pictures.get(picture)) || null,
        })),
        ...(!isSurprised(owner, profile) && {
          givers,
          other_gifts: otherGifts.map(({ text }) => text),
        }),
      }
      yield separator + JSON.stringify(written)
      separator = ','
    }
  }
  yield `],"gatherings":${JSON.stringify(gatherings)}}`
}

/** The pictures of a profile's ideas by their hashes, as the file has them. */
async function picturesIn({ db, env }: Pick<Services, 'db' | 'env'>, profileId: string) {
  const pictures = await pictureBytesOf(db, profileId)
  return new Map(pictures.map((picture) => [picture.hash, pictureInFile(env, picture)]))
}

function pictureInFile(
  { publicUrl }: Pick<Services['env'], 'publicUrl'>,
  { bytes, ...picture }: StoredPicture & { bytes: Buffer },
) {
  return {
    address: publicUrl + shownPicture(picture).large,
    data: `data:image/webp;base64,${bytes.toString('base64')}`,
  }
}

/** A surprise stays one in the file too: its list says neither what is taken nor when something was. */
function ownCopy<List extends { status: unknown; updated_at: unknown }>(
  owner: Owner,
  profile: StoredProfile,
  list: List,
) {
  if (!isSurprised(owner, profile)) return list
  const { status: _, updated_at: __, ...rest } = list
  return rest
}
