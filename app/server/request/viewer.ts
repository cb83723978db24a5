import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router'
import { roleIn } from '#app/domain/gatherings/gathering.ts'
import type { StoredGathering } from '#app/domain/gatherings/gathering-visibility.ts'
import { isCreator, type StoredProfile, type Viewer } from '#app/domain/profiles/visibility.ts'
import { type Outcome, done, refused } from '#app/domain/outcome.ts'
import type { Database } from '#app/server/database/database.ts'
import { flash, rememberWantedPage } from '#app/server/request/cookies.ts'
import { gatheringById } from '#app/server/queries/gatherings.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import { isWrite } from '#app/server/request/request-context.ts'
import type { Services } from '#app/server/services.ts'

export const servicesContext = createContext<Services>()
export const clientContext = createContext<string>()
export const viewerContext = createContext<{ current?: Promise<SignedInViewer | null> }>()

export type SignedInViewer = NonNullable<Viewer> & {
  email: string
  sessionId: string
  expiresAt: Date
  provedAt: Date
  identities: string[]
  hasSecondFactor: boolean
  renewed: string[]
}

declare const owner: unique symbol
/** A signed-in user. Only `requireOwner` makes one; commands that change an account's data require one. */
export type Owner = SignedInViewer & { readonly [owner]: true }

declare const owned: unique symbol
export type OwnedProfile = StoredProfile & { readonly [owned]: true }
export type OwnedGathering = StoredGathering & { readonly [owned]: true }

declare const joined: unique symbol
/** A gathering in which the owner takes part, as its organiser or a co-organiser. */
export type JoinedGathering = StoredGathering & { readonly [joined]: true }

type Context = Readonly<RouterContextProvider>

export function servicesOf(context: Context): Services {
  return context.get(servicesContext)
}

export function clientOf(context: Context): string {
  return context.get(clientContext)
}

/** The signed-in viewer; looked up once per request. */
export function viewerOf(context: Context, request: Request): Promise<SignedInViewer | null> {
  const lookup = context.get(viewerContext)
  lookup.current ??= servicesOf(context).auth.signedIn(request)
  return lookup.current
}

/** The signed-in owner; others are redirected to /signin, and from there back to the page they wanted. */
export async function requireOwner(context: Context, request: Request): Promise<Owner> {
  const viewer = await viewerOf(context, request)
  if (viewer) return viewer as Owner
  const services = servicesOf(context)
  const headers = new Headers({ 'Set-Cookie': await rememberWantedPage(services, request) })
  if (isWrite(request)) headers.append('Set-Cookie', await flash(services, 'session_over'))
  throw redirect('/signin', { headers })
}

const ownerContext = createContext<Owner>()

export const signedInOnly: MiddlewareFunction<Response> = async ({ context, request }) => {
  context.set(ownerContext, await requireOwner(context, request))
}

/** The owner that `signedInOnly` let in. Throws outside the routes below it. */
export function ownerOf(context: Context): Owner {
  return context.get(ownerContext)
}

/** The owner's own profile. Refused: no such profile; another owner's, with `forbidden`. */
export async function ownedProfile(
  db: Database,
  by: Owner,
  id: string,
  forbidden: 'profile_edit_forbidden' | 'profile_view_forbidden' = 'profile_edit_forbidden',
): Promise<Outcome<OwnedProfile>> {
  const profile = await profileById(db, id)
  if (!profile) return refused('profile_not_found')
  if (!isCreator(by, profile)) return refused(forbidden)
  return done(profile as OwnedProfile)
}

/** A gathering that the owner made. Refused: 'gathering_not_found', for any other too. */
export async function ownedGathering(db: Database, by: Owner, id: string): Promise<Outcome<OwnedGathering>> {
  const gathering = await gatheringById(db, id)
  return gathering && roleIn(by, gathering) === 'organiser'
    ? done(gathering as OwnedGathering)
    : refused('gathering_not_found')
}

/**
 * A gathering in which the owner takes part; of one that was taken down only its organiser. Refused:
 * 'gathering_not_found', for any other too.
 */
export async function joinedGathering(
  db: Database,
  by: Owner,
  id: string,
): Promise<Outcome<JoinedGathering>> {
  const gathering = await gatheringById(db, id)
  const role = gathering && roleIn(by, gathering)
  const hidden = role !== 'organiser' && gathering?.takedown_reason !== null
  return gathering && role !== null && !hidden
    ? done(gathering as JoinedGathering)
    : refused('gathering_not_found')
}
