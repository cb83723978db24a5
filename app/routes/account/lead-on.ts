import { redirect } from 'react-router'
import type { ToastCode } from '#app/copy/toasts.ts'
import { done } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import { joinWaiting } from '#app/server/commands/accounts/provider.ts'
import type { Opened } from '#app/server/commands/accounts/sessions.ts'
import { accountIdOf } from '#app/server/queries/accounts/accounts.ts'
import { keepInSecondStep } from '#app/server/queries/accounts/second-factors.ts'
import { flash, rememberPath, settingCookies, trustBrowser, wantedPage } from '#app/server/request/cookies.ts'
import {
  carriedProfile,
  carryProfile,
  rememberJoin,
  waitingJoin,
} from '#app/server/request/provider-cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { readTemporaryProfile } from '#app/server/request/temporary-profile.ts'
import type { Services } from '#app/server/services.ts'

export const SECOND_STEP = '/signin/second-step'

interface SignedIn {
  email: string
  opened: Opened
  cookies?: string[]
  profile?: FormDataEntryValue | null
  /** Of the page, in which the profile was filled in. */
  language: string
  /** Where to, instead of the page they wanted, and what is said there. */
  instead?: Instead
}

interface Instead {
  path?: string | undefined
  said?: Said
}

interface Said {
  toast: ToastCode
  about?: string
}

/**
 * Leads whoever has just signed in, in any way, to the page they wanted, saves the profile that was filled in before, and
 * joins the provider's sign-in that waited for this account; where a second step is asked first, all wait for it.
 */
export async function leadOn(
  services: Services,
  request: Request,
  { email, opened, cookies = [], profile, language, instead }: SignedIn,
): Promise<Response> {
  const carried = profile ?? (await carriedProfile(services, request))
  const temporary = readTemporaryProfile(carried, language) ?? null
  const all = [...opened.cookies, ...cookies, await carryProfile(services, null)]
  if (!opened.asksSecondStep)
    return leadSignedIn(services, request, { email, session: opened.id, cookies: all, temporary, instead })
  if (temporary) await keepInSecondStep(services.db, opened.id, temporary)
  if (instead?.path !== undefined) all.push(await rememberPath(services, instead.path))
  all.push(...(await saying(services, instead?.said)))
  return redirect(SECOND_STEP, { headers: settingCookies(all) })
}

/** Leads whoever has passed all steps on. */
export async function leadSignedIn(
  services: Services,
  request: Request,
  {
    email,
    session,
    cookies,
    temporary,
    instead,
  }: {
    email: string
    session: string
    cookies: string[]
    temporary: TemporaryProfile | null
    instead?: Instead | undefined
  },
): Promise<Response> {
  const ownerId = await accountIdOf(services.db, email)
  const saved = await attempt(services, 'temporary_profile_failed', async () =>
    temporary && ownerId !== undefined ? keepTemporaryProfile(services, ownerId, temporary) : done(null),
  )
  const waiting = await waitingJoin(services, request)
  const joined = await attempt(services, 'account_failed', async () =>
    waiting && ownerId !== undefined
      ? joinWaiting(services, { id: ownerId, email, sessionId: session }, waiting)
      : done(null),
  )
  const wanted = await wantedPage(services, request)
  const failed = saved.ok ? joined : saved
  const usual = instead ? instead.said : { toast: 'signed_in' as const }
  const said = failed.ok ? (waiting ? { toast: 'provider_added' as const } : usual) : { toast: failed.code }
  const all = [
    ...cookies,
    await trustBrowser(services, email),
    await rememberJoin(services, null),
    wanted.forget,
    ...(await saying(services, said)),
  ]
  return redirect(instead?.path ?? wanted.path, { headers: settingCookies(all) })
}

async function saying(services: Services, said: Said | undefined): Promise<string[]> {
  return said ? [await flash(services, said.toast, said)] : []
}
