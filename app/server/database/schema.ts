import { sql } from 'drizzle-orm'
import {
  bigint,
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { AGE_GROUPS, OCCASION_TYPES, PROFILE_STATUSES } from '#app/domain/profiles/gift-profile.ts'
import type { Currency } from '#app/domain/ideas/currency.ts'
import type { IdeaOrigin, MadeIdea } from '#app/domain/ideas/gift-suggestions.ts'
import type { ListChange } from '#app/domain/ideas/list-change.ts'
import { TAKE_ENDS, type TakeEnd } from '#app/domain/visitors/takes.ts'
import type { ReminderKind } from '#app/domain/mails/owner-mails.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import type { Email } from '#app/domain/mails/email.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const createdAt = () => instant('created_at').notNull().defaultNow()
const updatedAt = () => instant('updated_at').notNull().defaultNow()
/** Of the page on which it was made: of its maker's words, and of its link's preview. */
const madeIn = () => text('language').notNull().default(SOURCE_LANGUAGE)
const randomId = () => uuid('id').primaryKey().defaultRandom()

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
})

/* What a row belongs to, and is deleted with. */
const CASCADE = { onDelete: 'cascade' } as const
const ofAccount = (name: string) =>
  text(name)
    .notNull()
    .references(() => accounts.id, CASCADE)
const ofProfile = () =>
  uuid('profile_id')
    .notNull()
    .references(() => giftProfiles.id, CASCADE)
const ofGathering = () =>
  uuid('gathering_id')
    .notNull()
    .references(() => gatherings.id, CASCADE)
const ofIdea = () =>
  uuid('idea_id')
    .notNull()
    .references(() => ideas.id, CASCADE)
const ofParticipant = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => drawParticipants.id, CASCADE)

export const ageGroup = pgEnum('age_group', AGE_GROUPS)
export const occasionType = pgEnum('occasion_type', OCCASION_TYPES)
export const profileStatus = pgEnum('profile_status', PROFILE_STATUSES)

/** Called `profiles` by the specification. A row exists only once its address is verified. */
export const accounts = pgTable(
  'profiles',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** In which its mails are written: that of its sign-up, or as chosen since. */
    language: text('language'),
    /** An address pasted into a line of a list is looked up without being asked to. */
    looksUpAtOnce: boolean('looks_up_at_once').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'email_as_compared',
      sql`${table.email} = lower(${table.email}) and char_length(${table.email}) between 3 and 254`,
    ),
    index('profiles_by_day').on(table.createdAt),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: randomId(),
    userId: ofAccount('user_id'),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** When its owner last proved to be that, by signing in or since. */
    provedAt: instant('proved_at').notNull().defaultNow(),
    /** Of the provider that it began at, where it ends, too. */
    issuer: text('issuer'),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

/** What signs in to an account without a password; the private key stays with the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: randomId(),
    userId: ofAccount('user_id'),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Of its uses, as the device counts them; 0 from those that do not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('passkeys_of_user').on(table.userId, table.createdAt, table.id),
    check('passkey_name_length', sql`char_length(${table.name}) between 1 and 100`),
  ],
)

/** Who an account's owner is at a provider of sign-ins (OpenID Connect). */
export const identities = pgTable(
  'identities',
  {
    userId: ofAccount('user_id'),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As the provider said it last, by which the owner knows it again. */
    email: text('email'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('one_identity_at_an_issuer').on(table.userId, table.issuer),
  ],
)

/** Challenges that a passkey or the provider answered, for as long as they would be valid: none is answered twice. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    hash: text('hash').primaryKey(),
    userId: ofAccount('user_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_challenges_of_user').on(table.userId, table.expiresAt)],
)

/** What an account also asks for after a password or a mail: the codes of an app, made of this seed by the server's secret. */
export const secondFactors = pgTable('second_factors', {
  userId: ofAccount('user_id').primaryKey(),
  seed: text('seed').notNull(),
  /** What browsers that are not asked have in a cookie; another one ends them. */
  mark: uuid('mark').notNull().defaultRandom(),
  /** The half minute of the last code that was used; older ones are not. */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
})

/** Hashes of the codes that stand in for the app's, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => secondFactors.userId, CASCADE),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Sign-ins that wait for the second factor: no session yet. */
export const secondSteps = pgTable(
  'second_steps',
  {
    id: randomId(),
    userId: ofAccount('user_id'),
    tokenHash: text('token_hash').notNull().unique(),
    temporaryProfile: jsonb('temporary_profile').$type<TemporaryProfile>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('second_steps_of_user').on(table.userId),
    index('second_steps_by_expiry').on(table.expiresAt),
  ],
)

/** The password of an account, if it has one. */
export const passwords = pgTable('passwords', {
  userId: ofAccount('user_id').primaryKey(),
  hash: text('hash').notNull(),
})

/** Sign-ups whose link has not been opened; opening one makes the account with this password. */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: randomId(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    temporaryProfile: jsonb('temporary_profile').$type<TemporaryProfile>(),
    next: text('next'),
    /** Of the invitation that it came with, which may be gone: no foreign key. */
    invitationHash: text('invitation_hash'),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('pending_sign_ups_by_email').on(table.email),
    index('pending_sign_ups_by_expiry').on(table.expiresAt),
  ],
)

/** Links by which somebody may sign up where that needs an invitation. */
export const signUpInvitations = pgTable(
  'sign_up_invitations',
  {
    id: randomId(),
    /** Null for one of whoever runs the server. */
    madeBy: text('made_by').references(() => accounts.id, CASCADE),
    tokenHash: text('token_hash').notNull().unique(),
    /** For how many more accounts. */
    usesLeft: integer('uses_left').notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_up_invitations_of_user').on(table.madeBy),
    check('uses_left_count', sql`${table.usesLeft} >= 0`),
  ],
)

/** Password resets whose link was asked for; the newest of an account counts, once, for an hour. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: randomId(),
    userId: ofAccount('user_id'),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_of_user').on(table.userId)],
)

/** The mailed code of an account, derived from its id; stopped after five wrong tries, while its link works on. */
export const signInCodes = pgTable('sign_in_codes', {
  id: uuid('id').notNull(),
  userId: ofAccount('user_id').primaryKey(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
})

/** Changes of address that wait for a yes from both; the newest of an account counts, for a day. */
export const emailChanges = pgTable('email_changes', {
  id: randomId(),
  userId: ofAccount('user_id').unique(),
  newEmail: text('new_email').notNull(),
  oldTokenHash: text('old_token_hash').notNull().unique(),
  newTokenHash: text('new_token_hash').notNull().unique(),
  oldConfirmed: boolean('old_confirmed').notNull().default(false),
  newConfirmed: boolean('new_confirmed').notNull().default(false),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})

export const giftProfiles = pgTable(
  'gift_profiles',
  {
    id: randomId(),
    slug: text('slug').notNull().unique(),
    /** Whoever took something before, and nothing since, may not know the link; null while it is the first. */
    link_renewed_at: instant('link_renewed_at'),
    created_by: ofAccount('created_by'),
    language: madeIn(),
    recipient_name: text('recipient_name').notNull(),
    age_group: ageGroup('age_group').notNull(),
    occasion_type: occasionType('occasion_type').notNull(),
    other_occasion: text('other_occasion'),
    occasion_date: date('occasion_date', { mode: 'string' }).notNull(),
    hobbies: text('hobbies').notNull().default(''),
    gift_preferences: text('gift_preferences').notNull().default(''),
    additional_notes: text('additional_notes').notNull().default(''),
    show_name: boolean('show_name').notNull().default(true).$type<true>(),
    show_age: boolean('show_age').notNull().default(true),
    show_occasion: boolean('show_occasion').notNull().default(true).$type<true>(),
    show_hobbies: boolean('show_hobbies').notNull().default(true),
    show_preferences: boolean('show_preferences').notNull().default(true),
    show_notes: boolean('show_notes').notNull().default(true),
    /** The owner is the recipient, and does not want to see what is taken. */
    keep_surprise: boolean('keep_surprise').notNull().default(false),
    accepts_messages: boolean('accepts_messages').notNull().default(false),
    show_giver_names: boolean('show_giver_names').notNull().default(false),
    accepts_other_gifts: boolean('accepts_other_gifts').notNull().default(false),
    /** The picture for chats shows some of its ideas' pictures. */
    pictures_on_card: boolean('pictures_on_card').notNull().default(false),
    /** Nobody takes an idea until the owner lets them again. */
    takes_paused: boolean('takes_paused').notNull().default(false),
    /** The name of the shop that its links lead to; null, or of no shop of this server: the first. */
    shop: text('shop'),
    /** In which the price of a generated idea is guessed; null where none is wanted. */
    price_currency: text('price_currency').$type<Currency>(),
    status: profileStatus('status').notNull().default('incomplete'),
    /** Why whoever runs the server hides it from all but its owner; null while it is shown. */
    takedown_reason: text('takedown_reason'),
    /** Texts of ideas that the owner turned down, oldest first; the owner's own are not among them. */
    rejected_ideas: text('rejected_ideas').array().notNull().default([]),
    /** What its owner says of what was understood, as `correctionsFor` gives it. */
    corrections: text('corrections').array().notNull().default([]),
    version: integer('version').notNull().default(1),
    /** Of its list of ideas: what was edited meanwhile is not overwritten. Takes do not count. */
    ideas_version: integer('ideas_version').notNull().default(0),
    /** Of a profile filled in before signing in; unique, so that it is saved once. */
    temporary_id: uuid('temporary_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique('temporary_profile_saved_once').on(table.created_by, table.temporary_id),
    index('gift_profiles_of_owner').on(table.created_by, table.created_at.desc(), table.id),
    index('gift_profiles_by_day').on(table.created_at),
    index('gift_profiles_by_occasion').on(table.occasion_date),
    check('slug_shape', sql`${table.slug} ~ '^[a-z0-9-]{12,60}$'`),
    check('recipient_name_length', sql`char_length(${table.recipient_name}) between 1 and 100`),
    check('name_and_occasion_shown', sql`${table.show_name} and ${table.show_occasion}`),
    check(
      'other_occasion_named',
      sql`(${table.occasion_type} = 'other') = (${table.other_occasion} is not null) and char_length(${table.other_occasion}) between 1 and 100`,
    ),
    check(
      'text_lengths',
      sql`char_length(${table.hobbies}) <= 400 and char_length(${table.gift_preferences}) <= 400 and char_length(${table.additional_notes}) <= 400`,
    ),
  ],
)

/** What an owner brings gift profiles together for, under one link. */
export const gatherings = pgTable(
  'gatherings',
  {
    id: randomId(),
    slug: text('slug').notNull().unique(),
    /** Links to drawn names that are older lead to it no more; null while it is the first. */
    link_renewed_at: instant('link_renewed_at'),
    created_by: ofAccount('created_by'),
    language: madeIn(),
    name: text('name').notNull(),
    day: date('day', { mode: 'string' }),
    line: text('line').notNull().default(''),
    /** What the link ends with by which others join; null while nobody is invited. */
    invitation: text('invitation').unique(),
    /** Why whoever runs the server hides it from all but its owner; null while it is shown. */
    takedown_reason: text('takedown_reason'),
    version: integer('version').notNull().default(1),
    draw_budget: text('draw_budget').notNull().default(''),
    drawn_at: instant('drawn_at'),
    /** How often they were, those draws that were undone among them. */
    draws_made: integer('draws_made').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    index('gatherings_of_owner').on(table.created_by, table.created_at.desc(), table.id),
    check('gathering_slug_shape', sql`${table.slug} ~ '^[a-z0-9-]{12,60}$'`),
    check(
      'gathering_text_lengths',
      sql`char_length(${table.name}) between 1 and 100 and char_length(${table.line}) <= 400`,
    ),
  ],
)

/** Who adds profiles to a gathering beside the one who made it. */
export const gatheringMembers = pgTable(
  'gathering_members',
  {
    gathering_id: ofGathering(),
    user_id: ofAccount('user_id'),
    joined_at: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gathering_id, table.user_id] }),
    index('gatherings_of_member').on(table.user_id),
  ],
)

export const gatheringProfiles = pgTable(
  'gathering_profiles',
  {
    gathering_id: ofGathering(),
    profile_id: ofProfile(),
  },
  (table) => [
    primaryKey({ columns: [table.gathering_id, table.profile_id] }),
    index('gatherings_of_profile').on(table.profile_id),
  ],
)

export const drawParticipants = pgTable(
  'draw_participants',
  {
    id: randomId(),
    gathering_id: ofGathering(),
    name: text('name').notNull(),
    email: text('email'),
    /** Of the email; null for the organiser's. */
    language: text('language'),
    profile_id: uuid('profile_id').references(() => giftProfiles.id, { onDelete: 'set null' }),
    link: text('link').notNull().unique(),
    link_renewed_at: instant('link_renewed_at'),
    link_mailed_at: instant('link_mailed_at'),
    /** The device that shows the name, and since when; null until the link is opened. */
    opened_by: text('opened_by'),
    opened_at: instant('opened_at'),
    /** Another device showed it before. */
    moved: boolean('moved').notNull().default(false),
    draws: uuid('draws')
      .unique()
      .references((): AnyPgColumn => drawParticipants.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    index('draw_participants_of_gathering').on(table.gathering_id, table.created_at, table.id),
    index('draw_participants_of_profile').on(table.profile_id),
    check('draw_name_length', sql`char_length(${table.name}) between 1 and 100`),
  ],
)

/** Two participants that may not draw each other. */
export const drawExclusions = pgTable(
  'draw_exclusions',
  {
    one: ofParticipant('one'),
    other: ofParticipant('other'),
  },
  (table) => [
    primaryKey({ columns: [table.one, table.other] }),
    index('draw_exclusions_of_other').on(table.other),
    check('draw_exclusion_order', sql`${table.one} < ${table.other}`),
  ],
)

/** What ideas look like, as WebP made by us in two sizes; equal pictures are one. */
export const pictures = pgTable(
  'pictures',
  {
    /** SHA-256 of the large one, in hex. */
    hash: text('hash').primaryKey(),
    small: bytes('small').notNull(),
    small_width: integer('small_width').notNull(),
    small_height: integer('small_height').notNull(),
    large: bytes('large').notNull(),
    large_width: integer('large_width').notNull(),
    large_height: integer('large_height').notNull(),
    /** When it was last made. */
    created_at: createdAt(),
  },
  (table) => [
    check('picture_hash_shape', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('picture_bytes', sql`length(${table.small}) <= 25000 and length(${table.large}) <= 25000`),
  ],
)

/** Whom a picture was made for, until an idea of theirs shows it. */
export const unsavedPictures = pgTable(
  'unsaved_pictures',
  {
    owner_id: ofAccount('owner_id'),
    hash: text('hash')
      .notNull()
      .references(() => pictures.hash, CASCADE),
    made_at: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.hash] }),
    index('unsaved_pictures_by_hash').on(table.hash),
  ],
)

/** The ideas of a profile in their order. Which idea a line is does not change with its text. */
export const ideas = pgTable(
  'ideas',
  {
    id: randomId(),
    profile_id: ofProfile(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    source: text('source').notNull().$type<IdeaOrigin['source']>(),
    reason: text('reason').notNull().default(''),
    /** Of one that was made in another language than English; of ours with its English words. */
    language: text('language'),
    english: text('english'),
    shopping_url: text('shopping_url').notNull(),
    /** The owner's own address of the product; `shopping_url` is the same then, and the shop's search otherwise. */
    product_url: text('product_url'),
    details: text('details').notNull().default(''),
    price: text('price').notNull().default(''),
    price_guessed: boolean('price_guessed').notNull().default(false),
    /** When the shop told the price; null for one that its owner wrote, or that is a guess. */
    price_seen_on: date('price_seen_on', { mode: 'string' }),
    picture: text('picture').references(() => pictures.hash, { onDelete: 'set null' }),
    taken_at: instant('taken_at'),
    taken_by: text('taken_by'),
    /** Its text at that moment: the owner may reword it since. */
    taken_text: text('taken_text'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    // ASCII alone, whatever the locale of the database; the domain compares the rest.
    uniqueIndex('idea_text_once').on(table.profile_id, sql`lower(btrim(${table.text}) collate "C")`),
    index('ideas_in_order').on(table.profile_id, table.position),
    index('ideas_of_device')
      .on(table.taken_by)
      .where(sql`${table.taken_by} is not null`),
    index('ideas_with_picture')
      .on(table.picture)
      .where(sql`${table.picture} is not null`),
    check('idea_text_length', sql`char_length(${table.text}) between 1 and 200`),
    check(
      'idea_details_lengths',
      sql`char_length(${table.product_url}) <= 2048 and char_length(${table.details}) <= 120 and char_length(${table.price}) <= 20`,
    ),
    check('idea_source', sql`${table.source} in ('model', 'built-in', 'owner')`),
    check('taken_by_needs_taken_at', sql`${table.taken_by} is null or ${table.taken_at} is not null`),
    check('taken_text_needs_taken_at', sql`${table.taken_text} is null or ${table.taken_at} is not null`),
  ],
)

/** Devices that ask for an idea they took by mistake to be freed, each once for each idea. */
export const freeRequests = pgTable(
  'free_requests',
  {
    id: randomId(),
    profile_id: ofProfile(),
    /** Of an idea that may be gone from a list that surprises its owner: no foreign key. */
    idea_id: uuid('idea_id').notNull(),
    device: text('device').notNull(),
    /** It waits while the idea is taken by this device, and has been since before. */
    asked_at: instant('asked_at').notNull(),
  },
  (table) => [
    unique('one_free_request_a_device').on(table.idea_id, table.device),
    index('free_requests_of_profile').on(table.profile_id),
  ],
)

/** Takes that an owner ended, for the devices that had them: an idea that was made available again, or removed. */
export const endedTakes = pgTable(
  'ended_takes',
  {
    id: randomId(),
    profile_id: ofProfile(),
    /** Of an idea that may be gone: no foreign key. */
    idea_id: uuid('idea_id').notNull(),
    device: text('device').notNull(),
    /** As the device knew the idea; null where the list had a new link since the device took something of it. */
    text: text('text'),
    how: text('how').notNull().$type<TakeEnd>(),
    ended_at: instant('ended_at').notNull(),
  },
  (table) => [
    unique('one_ended_take_a_device').on(table.idea_id, table.device),
    index('ended_takes_of_device').on(table.device),
    index('ended_takes_of_profile').on(table.profile_id, table.ended_at.desc()),
    index('ended_takes_by_age').on(table.ended_at),
    check('ended_take_how', sql`${table.how} in (${sql.raw(TAKE_ENDS.map((how) => `'${how}'`).join(', '))})`),
  ],
)

/** For devices that took something: that the list was deleted, not which it was. */
export const deletedLists = pgTable(
  'deleted_lists',
  {
    id: randomId(),
    device: text('device').notNull(),
    /** The account of an owner who wanted a surprise, and could bring the list back. */
    kept_from: text('kept_from').references(() => accounts.id, { onDelete: 'set null' }),
    deleted_at: instant('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_lists_of_device').on(table.device),
    index('deleted_lists_kept_from').on(table.kept_from),
    index('deleted_lists_by_age').on(table.deleted_at),
  ],
)

/** Who a taken idea is from, in their own words. It counts while the idea is taken by this device. */
export const giverNames = pgTable(
  'giver_names',
  {
    idea_id: ofIdea().primaryKey(),
    device: text('device').notNull(),
    name: text('name').notNull(),
  },
  (table) => [check('giver_name_length', sql`char_length(${table.name}) between 1 and 50`)],
)

/** What visitors give that is on no list, by the device that wrote it. */
export const otherGifts = pgTable(
  'other_gifts',
  {
    id: randomId(),
    profile_id: ofProfile(),
    device: text('device').notNull(),
    text: text('text').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('other_gifts_in_order').on(table.profile_id, table.created_at, table.id),
    check('other_gift_length', sql`char_length(${table.text}) between 1 and 200`),
  ],
)

/** Which mails an owner chose; without a row they were not asked yet. */
export const mailChoices = pgTable('mail_choices', {
  user_id: ofAccount('user_id').primaryKey(),
  reminders: boolean('reminders').notNull(),
  news: boolean('news').notNull(),
  time_zone: text('time_zone').notNull(),
  /** The last day, in their time zone, whose news were gathered. */
  news_day: date('news_day', { mode: 'string' }),
  /** News from then on were not sent yet. */
  news_since: instant('news_since').notNull(),
})

/** Reminders that were queued, so that none comes twice; of profiles that may be deleted and come back: no foreign key. */
export const remindersSent = pgTable(
  'reminders_sent',
  {
    profile_id: uuid('profile_id').notNull(),
    kind: text('kind').notNull().$type<ReminderKind>(),
    occasion_year: integer('occasion_year').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profile_id, table.kind, table.occasion_year] }),
    index('reminders_sent_by_age').on(table.sent_at),
  ],
)

/** What its owner deleted or replaced, until it can no longer be undone; of a profile the newest step. */
export const undoSteps = pgTable(
  'undo_steps',
  {
    id: randomId(),
    owner_id: ofAccount('owner_id'),
    /** Of a profile that may be deleted: no foreign key. */
    profile_id: uuid('profile_id').notNull().unique(),
    change: jsonb('change').notNull().$type<UndoableChange>(),
    created_at: createdAt(),
  },
  (table) => [
    index('undo_steps_of_owner').on(table.owner_id, table.created_at.desc(), table.id.desc()),
    index('undo_steps_by_age').on(table.created_at),
  ],
)

/** A change of a list, or a whole deleted profile. As JSON its moments are texts. */
export type UndoableChange = (ListChange & WordsOfGivers) | DeletedProfile

/** What givers said of the ideas that are gone. */
export interface WordsOfGivers {
  giverNames?: (typeof giverNames.$inferSelect)[]
  freeRequests?: (typeof freeRequests.$inferSelect)[]
}

export interface DeletedProfile extends WordsOfGivers {
  profile: typeof giftProfiles.$inferSelect
  ideas: (typeof ideas.$inferSelect)[]
  otherGifts?: (typeof otherGifts.$inferSelect)[]
  endedTakes?: (typeof endedTakes.$inferSelect)[]
  /** Ids of the lines that tell givers of the deletion. */
  deletedLists?: string[]
  gatherings?: string[]
  /** Ids of those who take part in a draw with it. */
  participants?: string[]
}

/** The list as the specification has it, for the export and for readers who know the specification. */
export const giftSuggestions = pgView('gift_suggestions', {
  id: uuid('id').notNull(),
  profile_id: uuid('profile_id').notNull(),
  suggestions: text('suggestions').array().notNull(),
  shopping_urls: jsonb('shopping_urls').notNull().$type<{ suggestion: string; shoppingUrl: string }[]>(),
  status: jsonb('status').notNull().$type<{ suggestion: string; taken: boolean }[]>(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
}).as(sql`
  select profile_id as id, profile_id,
    array_agg(text order by position) as suggestions,
    jsonb_agg(jsonb_build_object('suggestion', text, 'shoppingUrl', shopping_url) order by position) as shopping_urls,
    jsonb_agg(jsonb_build_object('suggestion', text, 'taken', taken_at is not null) order by position) as status,
    min(created_at) as created_at,
    max(updated_at) as updated_at
  from ideas group by profile_id`)

export const runState = pgEnum('run_state', ['running', 'done', 'failed'])

/** Generations under way and past: the lease makes two starts one run, the rows are the daily allowance. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    id: randomId(),
    /** Null once the profile is deleted; the run still counts for the day. */
    profile_id: uuid('profile_id').references(() => giftProfiles.id, { onDelete: 'set null' }),
    owner_id: ofAccount('owner_id'),
    state: runState('state').notNull().default('running'),
    accepted: jsonb('accepted').notNull().default([]).$type<MadeIdea[]>(),
    failure: text('failure'),
    seed: integer('seed').notNull(),
    lease_until: instant('lease_until').notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('one_run_an_owner')
      .on(table.owner_id)
      .where(sql`${table.state} = 'running'`),
    index('generation_runs_of_profile').on(table.profile_id, table.created_at.desc()),
    index('generation_runs_of_owner').on(table.owner_id, table.created_at),
  ],
)

export const quizzes = pgTable(
  'quizzes',
  {
    quiz_id: text('quiz_id').primaryKey(),
    language: madeIn(),
    name_self: text('name_self').notNull(),
    name_partner: text('name_partner').notNull(),
    answers: text('answers').notNull(),
    partner_b_answers: text('partner_b_answers'),
    completed_at: instant('completed_at'),
    expires_at: instant('expires_at').notNull(),
    /** Why whoever runs the server hides it; null while it is shown. */
    takedown_reason: text('takedown_reason'),
    created_at: createdAt(),
  },
  (table) => [
    index('quizzes_by_expiry').on(table.expires_at),
    check(
      'quiz_names',
      sql`char_length(${table.name_self}) between 1 and 50 and char_length(${table.name_partner}) between 1 and 50`,
    ),
    check('quiz_answers', sql`${table.answers} ~ '^[A-D]{8}$' and ${table.partner_b_answers} ~ '^[A-D]{8}$'`),
    check(
      'completed_when_answered',
      sql`(${table.partner_b_answers} is null) = (${table.completed_at} is null)`,
    ),
  ],
)

/** What may happen only so often, counted under signed keys until `expire`, in ms since 1970. The names are the limiter's. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (table) => [index('limit_counters_by_expiry').on(table.expire)],
)

/** The mail queue: each row is written with the change that causes it, and deleted once sent. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: randomId(),
    recipient: text('recipient').notNull(),
    email: jsonb('letter').notNull().$type<Email>(),
    /** Null for the server's default. */
    language: text('language'),
    awaited: boolean('awaited').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    due_at: instant('due_at').notNull().defaultNow(),
    /** Since when this mail fails and no other got through. */
    failing_since: instant('failing_since'),
    /** The mail server answers, and puts off this one. */
    put_off: boolean('put_off').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index('mail_queue_by_due').on(table.due_at, table.created_at),
    index('mail_queue_by_turn').on(table.awaited.desc().nullsFirst(), table.due_at, table.created_at),
    index('mail_queue_unsent')
      .on(table.created_at)
      .where(sql`${table.attempts} = 0`),
    index('mail_queue_failing')
      .on(table.failing_since)
      .where(sql`${table.failing_since} is not null`),
  ],
)

/** When mails of the last hour were handed to the mail server, by their ids in the queue: the hour's budget. */
export const mailsSent = pgTable(
  'mails_sent',
  { id: uuid('id').primaryKey(), sent_at: instant('sent_at').notNull() },
  (table) => [index('mails_sent_by_time').on(table.sent_at)],
)
