import type { Route } from './+types/passkey.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { passkeyForm } from '#app/domain/accounts/passkey-forms.ts'
import { leadOn } from '#app/routes/account/lead-on.ts'
import { signInByPasskey } from '#app/server/commands/accounts/passkeys.ts'
import { passkeyBrowser, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm } from '#app/server/request/form.ts'
import { chosenLanguage } from '#app/server/request/language.ts'
import { languageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/account/to-sign-in.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(passkeyForm, form)
  if (!read.ok) return toastAt(services, '/signin', 'passkey_refused')
  const { answer } = read.value
  const signedIn = await attempt(services, 'account_failed', async () => {
    const { id: browser } = await passkeyBrowser(services, request)
    const language = chosenLanguage(request.headers.get('cookie'))
    const asked = { answer, browser, client: clientOf(context), language }
    return signInByPasskey(services, asked, request)
  })
  return signedIn.ok
    ? leadOn(services, request, {
        ...signedIn.value,
        profile: form.get('temporary_profile'),
        language: languageFor(context),
      })
    : toastAt(services, '/signin', signedIn.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()
