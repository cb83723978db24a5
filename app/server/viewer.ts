import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router'
import { isCreator, type StoredProfile, type Viewer } from '#app/domain/visibility.ts'
import { type Outcome, done, refused } from '#app/domain/outcome.ts'
import type { Database } from '#app/server/database/database.ts'
import { flash, rememberWantedPage } from '#app/server/cookies.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import { isWrite } from '#app/server/request-context.ts'
import type { Services } from '#app/server/services.ts'

/** What a request brings along: the services, and who is asking once that was looked up. */
export const servicesContext = createContext<Services>()
/** Who asks, as limits count them. */
export const clientContext = createContext<string>()
export const viewerContext = createContext<{ current?: Promise<SignedInViewer | null> }>()

export type SignedInViewer = NonNullable<Viewer> & {
  email: string
  sessionId: string
  expiresAt: Date
  renewed: string[]
}

declare const owner: unique symbol
/** Somebody signed in. Only `requireOwner` makes one; what changes an account's data demands one. */
export type Owner = SignedInViewer & { readonly [owner]: true }

declare const owned: unique symbol
/** A profile that its holder was shown to have created. */
export type OwnedProfile = StoredProfile & { readonly [owned]: true }

type Context = Readonly<RouterContextProvider>

export function servicesOf(context: Context): Services {
  return context.get(servicesContext)
}

/** The client's address, as limits count it. */
export function clientOf(context: Context): string {
  return context.get(clientContext)
}

/** Who is asking; looked up once a request however many loaders ask. */
export function viewerOf(context: Context, request: Request): Promise<SignedInViewer | null> {
  const kept = context.get(viewerContext)
  kept.current ??= servicesOf(context).auth.signedIn(request)
  return kept.current
}

/** The signed-in owner; anybody else is sent to /signin, and from there back to the page they wanted. */
export async function requireOwner(context: Context, request: Request): Promise<Owner> {
  const viewer = await viewerOf(context, request)
  if (viewer) return viewer as Owner
  const services = servicesOf(context)
  const headers = new Headers({ 'Set-Cookie': await rememberWantedPage(services, request) })
  if (isWrite(request)) headers.append('Set-Cookie', await flash(services, 'session_over'))
  throw redirect('/signin', { headers })
}

const ownerContext = createContext<Owner>()

/** Route middleware: only a signed-in owner reaches the routes below it, by whatever request. */
export const signedInOnly: MiddlewareFunction<Response> = async ({ context, request }) => {
  context.set(ownerContext, await requireOwner(context, request))
}

/** The owner whom `signedInOnly` let in. Throws in a route that does not stand below it. */
export function ownerOf(context: Context): Owner {
  return context.get(ownerContext)
}

/** The owner's own profile. Refused: no such profile; somebody else's, with `forbidden`. */
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
