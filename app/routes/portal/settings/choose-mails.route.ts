import type { Route } from './+types/choose-mails.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { mailChoicesForm } from '#app/domain/mails/mail-choices-form.ts'
import { done } from '#app/domain/outcome.ts'
import { chooseMails } from '#app/server/commands/mails/mail-choices.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with `reminders=on`, `news=on` and a time zone; with `back=list` from the list, which is shown again. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(mailChoicesForm, form)
  const chosen = read.ok
    ? await attempt(services, 'mail_choices_failed', async () => {
        const { reminders, news, time_zone: timeZone } = read.value
        const choices = { reminders: reminders === 'on', news: news === 'on', timeZone }
        return done(await chooseMails(services, ownerOf(context), choices))
      })
    : read
  return toastAt(
    services,
    form.get('back') === 'list' ? '/portal/profile' : '/portal/settings',
    chosen.ok ? 'mails_chosen' : chosen.code,
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('mail_choices_failed')
