import { useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import type { Route } from './+types/choose-language.route'
import { Form } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { ownPath } from '#app/domain/addresses/own-path.ts'
import { chooseLanguage } from '#app/server/commands/accounts/choose-language.ts'
import { rememberLanguage } from '#app/server/request/cookies.ts'
import { attempt, formOf, refusalPage } from '#app/server/request/form.ts'
import { refused } from '#app/domain/outcome.ts'
import { languageFor } from '#app/server/request/said.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { namedLanguages, OFFERED } from '#app/server/request/words.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Leads back to the page that led here. */
export function loader({ context, request }: Route.LoaderArgs) {
  const from = request.headers.get('referer') ?? ''
  const { pathname, search } = URL.canParse(from) ? new URL(from) : { pathname: '/', search: '' }
  const back = ownPath(pathname + search) ?? '/'
  return {
    back: pathname === '/language' ? '/' : back,
    current: languageFor(context),
    languages: namedLanguages(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const language = form.get('language')
  const back = form.get('back')
  if (typeof language !== 'string' || !OFFERED.includes(language))
    throw refusalPage(context, refused('form_invalid'))
  const chosen = await attempt(services, 'not_saved', async () =>
    chooseLanguage(services, await viewerOf(context, request), language),
  )
  if (!chosen.ok) throw refusalPage(context, chosen)
  const path = (typeof back === 'string' && ownPath(back)) || '/'
  // As a document: a page has one language for as long as it is open.
  return redirectDocument(path, { headers: { 'Set-Cookie': rememberLanguage(services, language) } })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('not_saved')

export default function ChooseLanguage({ loaderData: { back, current, languages } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="page-narrow stack">
      <title>{t`Language · Wishfolio`}</title>
      <PageHeading title={t`Language`} lead={t`Lists and names stay as they were written.`} />
      <Form method="post" className="buttons">
        <input type="hidden" name="back" value={back} />
        {languages.map(([tag, name]) => (
          <Button
            key={tag}
            type="submit"
            name="language"
            value={tag}
            lang={tag}
            tone={tag === current ? 'ribbon' : 'paper'}
            aria-current={tag === current || undefined}
          >
            {name}
          </Button>
        ))}
      </Form>
    </div>
  )
}
