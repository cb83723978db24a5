import { redirect } from 'react-router'
import type { Route } from './+types/callback.route'
import { type Outcome, refused } from '#app/domain/outcome.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { leadOn } from '#app/routes/account/lead-on.ts'
import { proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import type { WaitingIdentity } from '#app/domain/accounts/provider.ts'
import { addIdentity, signInByProvider } from '#app/server/commands/accounts/provider.ts'
import { requestSignInCode } from '#app/server/commands/accounts/sign-in-code.ts'
import { flash, isTrustedBrowser, proveCode, settingCookies } from '#app/server/request/cookies.ts'
import { rememberJoin, rememberProvider, sentToProvider } from '#app/server/request/provider-cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { chosenLanguage } from '#app/server/request/language.ts'
import { languageFor } from '#app/server/request/said.ts'
import { clientOf, type Owner, requireOwner, servicesOf } from '#app/server/request/viewer.ts'

export { default } from '#app/routes/system/no-screen.ts'

type Args = Pick<Route.LoaderArgs, 'context' | 'request'>

const SIGN_IN = '/signin'
const SETTINGS = '/portal/settings/provider'

/** Where the provider leads back to, once for each time that this browser went there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const address = new URL(request.url)
  const sent = await sentToProvider(services, request)
  if (!services.provider || request.method !== 'GET') return redirect(SIGN_IN)
  // An address of somebody else's leaves the one that is under way as it is.
  if (address.searchParams.get('state') !== sent?.state) return lead(services, SIGN_IN, 'provider_late')
  const { adding, until, ...secrets } = sent
  const answer = { address, secrets, until: new Date(until) }
  const led =
    adding === undefined
      ? await signIn({ context, request }, answer)
      : await add({ context, request }, answer, adding)
  led.headers.append('Set-Cookie', await rememberProvider(services, null))
  return led
}

type Answer = Parameters<typeof signInByProvider>[1]

async function signIn({ context, request }: Args, answer: Answer): Promise<Response> {
  const services = servicesOf(context)
  const language = languageFor(context)
  const by = { client: clientOf(context), language, chosen: chosenLanguage(request.headers.get('cookie')) }
  const signedIn = await attempt(services, 'account_failed', () =>
    signInByProvider(services, answer, by, request),
  )
  if (!signedIn.ok) return lead(services, SIGN_IN, signedIn.code)
  const { value } = signedIn
  return 'waits' in value
    ? askForProof({ context, request }, value.waits)
    : leadOn(services, request, { ...value, language })
}

/** Mails the code by which the owner of the account with that address shows that it is theirs. */
async function askForProof({ context, request }: Args, join: WaitingIdentity): Promise<Response> {
  const services = servicesOf(context)
  const { email } = join
  const known = await isTrustedBrowser(services, request, email)
  const asking = { email, client: clientOf(context), known, language: languageFor(context) }
  const mailed = await attempt(services, 'account_failed', () => requestSignInCode(services, asking))
  const led = await lead(services, `${SIGN_IN}/code`, mailed.ok ? 'sign_in_code_sent' : mailed.code)
  led.headers.append('Set-Cookie', await rememberJoin(services, join))
  led.headers.append('Set-Cookie', await proveCode(services, email))
  return led
}

/** Only in the session that began it. */
async function add({ context, request }: Args, answer: Answer, session: string): Promise<Response> {
  const services = servicesOf(context)
  const owner: Owner = await requireOwner(context, request)
  const added = await attempt(services, 'account_failed', async (): Promise<Outcome<null>> =>
    owner.sessionId === session
      ? addIdentity(services, owner, answer, clientOf(context))
      : refused('provider_late'),
  )
  if (!added.ok && added.code === 'proof_needed') return proveFirst(services, SETTINGS)
  return lead(services, '/portal/settings', added.ok ? 'provider_added' : added.code)
}

async function lead(
  services: Parameters<typeof flash>[0],
  path: string,
  toast: ToastCode,
): Promise<Response> {
  return redirect(path, { headers: settingCookies([await flash(services, toast)]) })
}
