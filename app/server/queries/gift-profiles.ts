import { and, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { nameContaining } from '#app/domain/profiles/name-search.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'
import type { ListedIdea, OtherGift, StoredProfile } from '#app/domain/profiles/visibility.ts'
import type { Database } from '#app/server/database/database.ts'
import { waitsForAnswer } from '#app/server/queries/free-requests.ts'
import { firstPictures, pictureOfIdea } from '#app/server/queries/pictures.ts'
import { RowGone } from '#app/server/queries/row-gone.ts'
import { singleFlight } from '#app/server/database/single-flight.ts'
import { accounts, gatherings, giftProfiles, giftSuggestions, ideas } from '#app/server/database/schema.ts'
import { isNamed, isUuid } from '#app/server/database/uuid.ts'
import { preparedQuery } from '#app/server/database/prepared-statements.ts'

const { updated_at: _, temporary_id: __, ...columns } = getTableColumns(giftProfiles)

const listed = sql<ListedIdea[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ideas.id, 'text', ideas.text,
    'source', ideas.source, 'reason', ideas.reason, 'language', ideas.language, 'english', ideas.english, 'taken', ideas.taken_at is not null,
    'productUrl', ideas.product_url, 'details', ideas.details, 'price', ideas.price,
    'priceGuessed', ideas.price_guessed, 'priceSeenOn', ideas.price_seen_on, 'picture', ${pictureOfIdea},
    'giver', giver_names.name) order by ideas.position)
  from ideas
  left join giver_names on giver_names.idea_id = ideas.id and giver_names.device = ideas.taken_by
  where ideas.profile_id = gift_profiles.id), '[]')`
const besides = sql<OtherGift[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', other_gifts.id, 'text', other_gifts.text)
    order by other_gifts.created_at, other_gifts.id)
  from other_gifts where other_gifts.profile_id = gift_profiles.id), '[]')`
const ideaCount = sql<number>`(select count(*)::int from ideas where ideas.profile_id = gift_profiles.id)`

const takenCount = sql<number>`(select count(ideas.taken_at)::int from ideas where ideas.profile_id = gift_profiles.id)`

/** As `waitingFreeRequests`. */
const requestCount = sql<number>`(select count(*)::int from free_requests
  left join ideas on ideas.id = free_requests.idea_id
  where free_requests.profile_id = gift_profiles.id and ${waitsForAnswer})`

const NEWEST_FIRST = [desc(giftProfiles.created_at), giftProfiles.id]

export async function insertProfile(
  db: Database,
  row: GiftProfileFields & { slug: string; created_by: string; language: string },
): Promise<{ id: string; slug: string }> {
  const [inserted] = await db
    .insert(giftProfiles)
    .values({ ...row, status: 'incomplete' })
    .returning({ id: giftProfiles.id, slug: giftProfiles.slug })
  if (!inserted) throw new Error('insert returned no row')
  return inserted
}

/** Inserts a temporary profile unless it or one like it is there; the account's row is locked. Answers its id. */
export async function insertTemporaryProfile(
  tx: Database,
  row: GiftProfileFields & {
    slug: string
    created_by: string
    temporary_id: string
    language: string | undefined
  },
): Promise<string | null> {
  const alike = await tx
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(
      and(
        eq(giftProfiles.created_by, row.created_by),
        eq(giftProfiles.recipient_name, row.recipient_name),
        eq(giftProfiles.occasion_type, row.occasion_type),
        eq(giftProfiles.occasion_date, row.occasion_date),
      ),
    )
    .limit(1)
  if (alike.length > 0) return null
  const inserted = await tx
    .insert(giftProfiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: giftProfiles.id })
  return inserted[0]?.id ?? null
}

export async function profileById(db: Database, id: string): Promise<StoredProfile | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select(columns).from(giftProfiles).where(eq(giftProfiles.id, id))
  return row
}

/** The profile behind a public address with its list; requests at the same time share the query. */
export async function sharedProfile(db: Database, slug: string) {
  return isSlug(slug) ? shared(db)(slug) : undefined
}

const shared = preparedQuery((db) => {
  const query = db
    .select({ profile: columns, ideas: listed, otherGifts: besides })
    .from(giftProfiles)
    .where(eq(giftProfiles.slug, sql.placeholder('slug')))
    .prepare('')
  return singleFlight(async (slug) => {
    const [row] = await query.execute({ slug })
    return row
  })
})

/** What decides whether an idea may be taken, for a command that shows nothing. */
export async function profileWithIdea(
  db: Database,
  { slug, idea, device, since }: { slug: string; idea: string; device: string | null; since: Date },
) {
  if (!isSlug(slug)) return undefined
  const [row] = await inBrief(db).execute({
    slug,
    ideaId: isUuid(idea) ? idea : null,
    device,
    since: since.toISOString(),
  })
  return row
}

const inBrief = preparedQuery((db) => {
  const { id, created_by, status, takedown_reason, keep_surprise, takes_paused } = columns
  return db
    .select({
      id,
      created_by,
      status,
      takedown_reason,
      keep_surprise,
      takes_paused,
      ideaId: ideas.id,
      takenHere: sql<boolean>`coalesce(${ideas.taken_by} = ${sql.placeholder('device')}::text, false)`,
      takenByDevice: sql<number>`(select count(*)::int from ideas as others
        where others.profile_id = gift_profiles.id and others.taken_by = ${sql.placeholder('device')}::text)`,
      takenOfLate: sql<number>`(select count(*)::int from ideas as others
        where others.profile_id = gift_profiles.id and others.taken_at > ${sql.placeholder('since')}::timestamptz)`,
    })
    .from(giftProfiles)
    .leftJoin(ideas, and(eq(ideas.profile_id, giftProfiles.id), eq(ideas.id, sql.placeholder('ideaId'))))
    .where(eq(giftProfiles.slug, sql.placeholder('slug')))
    .prepare('')
})

const PAGE_SIZE = 30
/** One more than the days that it may be somewhere on earth. */
const NEXT_DAYS = 4

/** One page of an owner's profiles whose name contains `search`, and the next days of all their occasions. */
export async function profilePage(
  db: Database,
  ownerId: string,
  { search, page, from }: { search: string; page: number; from: string },
) {
  const mine = eq(giftProfiles.created_by, ownerId)
  const found = search === '' ? undefined : await idsByName(db, ownerId, search)
  const count = found ? found.length : await db.$count(giftProfiles, mine)
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE))
  const shown = Math.min(page, pages)
  const skipped = (shown - 1) * PAGE_SIZE
  const profiles = await db
    .select({
      ...columns,
      ideas: ideaCount,
      taken: takenCount,
      requests: requestCount,
      pictures: firstPictures(sql`gift_profiles.id`),
    })
    .from(giftProfiles)
    .where(found ? and(mine, inArray(giftProfiles.id, found.slice(skipped, skipped + PAGE_SIZE))) : mine)
    .orderBy(...NEWEST_FIRST)
    .limit(PAGE_SIZE)
    .offset(found ? 0 : skipped)
  return { profiles, count, page: shown, pages, nextDays: await nextDays(db, ownerId, from) }
}

/** The first days with an occasion of this owner's profiles: of which is next the browser's day decides. */
async function nextDays(db: Database, ownerId: string, from: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: giftProfiles.occasion_date })
    .from(giftProfiles)
    .where(and(eq(giftProfiles.created_by, ownerId), gte(giftProfiles.occasion_date, from)))
    .orderBy(giftProfiles.occasion_date)
    .limit(NEXT_DAYS)
  return rows.map(({ day }) => day)
}

async function idsByName(db: Database, ownerId: string, search: string): Promise<string[]> {
  // Compared here: what lower() does beyond ASCII depends on the locale of the database.
  const named = await db
    .select({ id: giftProfiles.id, name: giftProfiles.recipient_name })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(...NEWEST_FIRST)
  const isFound = nameContaining(search)
  return named.filter(({ name }) => isFound(name)).map(({ id }) => id)
}

/** The newest profile of an owner, if it was filled in before signing in and is incomplete without ideas. */
export async function newestTemporaryProfile(db: Database, ownerId: string) {
  const [newest] = await db
    .select({
      id: giftProfiles.id,
      recipient_name: giftProfiles.recipient_name,
      temporary_id: giftProfiles.temporary_id,
      status: giftProfiles.status,
      ideas: ideaCount,
    })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  return newest?.temporary_id && newest.status === 'incomplete' && newest.ideas === 0
    ? { id: newest.id, recipient_name: newest.recipient_name }
    : null
}

/** Whether a profile was filled in before its owner signed in. */
export async function wasTemporary(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ temporary: giftProfiles.temporary_id })
    .from(giftProfiles)
    .where(eq(giftProfiles.id, id))
  return row !== undefined && row.temporary !== null
}

export async function slugsOfOwner(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: giftProfiles.slug })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .unionAll(db.select({ slug: gatherings.slug }).from(gatherings).where(eq(gatherings.created_by, ownerId)))
  return rows.map(({ slug }) => slug)
}

export async function profileIdsOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(...NEWEST_FIRST)
  return rows.map(({ id }) => id)
}

export async function lockedProfileIds(tx: Database, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(giftProfiles.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function namesOfProfiles(db: Database, ownerId: string) {
  return db
    .select({
      id: giftProfiles.id,
      name: giftProfiles.recipient_name,
      day: giftProfiles.occasion_date,
    })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(giftProfiles.occasion_date, giftProfiles.id)
}

/** An owner's lists, first the one that its owner last wrote on; what visitors do there says nothing. */
export async function listsByUse(db: Database, ownerId: string) {
  const { id, recipient_name, occasion_type, other_occasion, occasion_date } = giftProfiles
  return db
    .select({ id, recipient_name, occasion_type, other_occasion, occasion_date })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(
      sql`greatest(${giftProfiles.updated_at},
        (select max(ideas.created_at) from ideas where ideas.profile_id = ${giftProfiles.id})) desc`,
      ...NEWEST_FIRST,
    )
}

const detailsOfIdeas = sql<
  {
    suggestion: string
    link: string | null
    details: string
    price: string
    price_guessed: boolean
    price_seen_on: string | null
    /** The hash of its picture. */
    picture: string | null
  }[]
>`coalesce((
  select jsonb_agg(jsonb_build_object('suggestion', ideas.text, 'link', ideas.product_url, 'details', ideas.details,
    'price', ideas.price, 'price_guessed', ideas.price_guessed, 'price_seen_on', ideas.price_seen_on,
    'picture', ideas.picture) order by ideas.position)
  from ideas where ideas.profile_id = gift_profiles.id
    and (ideas.product_url is not null or ideas.details <> '' or ideas.price <> '' or ideas.picture is not null)), '[]')`

const givers = sql<{ suggestion: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('suggestion', ideas.text, 'name', giver_names.name) order by ideas.position)
  from ideas join giver_names on giver_names.idea_id = ideas.id and giver_names.device = ideas.taken_by
  where ideas.profile_id = gift_profiles.id), '[]')`

export async function profilesWithSuggestions(db: Database, ownerId: string, ids: readonly string[]) {
  // With a limit the view groups the ideas of one profile at a time, and not all there are.
  const list = db
    .select()
    .from(giftSuggestions)
    .where(eq(giftSuggestions.profile_id, giftProfiles.id))
    .limit(1)
    .as('list')
  return db
    .select({
      profile: columns,
      suggestions: {
        id: list.id,
        profile_id: list.profile_id,
        suggestions: list.suggestions,
        shopping_urls: list.shopping_urls,
        status: list.status,
        created_at: list.created_at,
        updated_at: list.updated_at,
      },
      details: detailsOfIdeas,
      givers,
      otherGifts: besides,
    })
    .from(giftProfiles)
    .leftJoinLateral(list, sql`true`)
    .where(and(eq(giftProfiles.created_by, ownerId), inArray(giftProfiles.id, [...ids])))
    .orderBy(...NEWEST_FIRST)
}

/** Stores edited fields over the version that was edited; false when another edit came first. */
export async function updateProfile(
  db: Database,
  id: string,
  version: number,
  fields: GiftProfileFields,
): Promise<boolean> {
  const updated = await db
    .update(giftProfiles)
    .set({ ...fields, version: sql`${giftProfiles.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(giftProfiles.id, id), eq(giftProfiles.version, version)))
    .returning({ id: giftProfiles.id })
  return updated.length === 1
}

type Setting = 'slug' | 'link_renewed_at' | 'status' | 'takes_paused' | 'rejected_ideas' | 'corrections'

/** Stores what is set beside the form; pages that edit the form stay valid. Throws `RowGone`. */
export async function setOfProfile(
  db: Database,
  id: string,
  settings: Partial<Pick<typeof giftProfiles.$inferInsert, Setting>>,
): Promise<void> {
  const updated = await db
    .update(giftProfiles)
    .set({ ...settings, updated_at: sql`now()` })
    .where(eq(giftProfiles.id, id))
    .returning({ id: giftProfiles.id })
  if (updated.length === 0) throw new RowGone('the profile is gone')
}

/** Hides a profile for a reason, or shows it again. Answers its owner and their address; undefined when there is none. */
export async function setTakedown(
  tx: Database,
  slugOrId: string,
  reason: string | null,
): Promise<{ id: string; slug: string; name: string; email: string } | undefined> {
  const [row] = await tx
    .update(giftProfiles)
    .set({ takedown_reason: reason })
    .from(accounts)
    .where(and(isNamed(giftProfiles, slugOrId), eq(accounts.id, giftProfiles.created_by)))
    .returning({
      id: giftProfiles.id,
      slug: giftProfiles.slug,
      name: giftProfiles.recipient_name,
      email: accounts.email,
    })
  return row
}

const MAX_REJECTED = 100

export async function addRejectedIdeas(tx: Database, id: string, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  const all = sql`(${giftProfiles.rejected_ideas} || ${sql.param([...texts], giftProfiles.rejected_ideas)})`
  await tx
    .update(giftProfiles)
    .set({ rejected_ideas: sql`${all}[greatest(1, cardinality(${all}) - ${MAX_REJECTED - 1}):]` })
    .where(eq(giftProfiles.id, id))
}

export async function deleteProfileRow(db: Database, id: string): Promise<void> {
  await db.delete(giftProfiles).where(eq(giftProfiles.id, id))
}
