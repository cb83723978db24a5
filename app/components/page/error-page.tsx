import { useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse } from 'react-router'
import { refusalIn } from '#app/components/forms/unreachable-server.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { BROKEN, PAGE_ERRORS, REFUSED } from '#app/copy/page-errors.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

/** Shown instead of a page that failed; never shows the error's own text. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui()
  const { message = null } = refusalIn(error) ?? {}
  const said = messagesFor(error)
  const title = message ?? t(said.title)
  const text = message === null ? t(said.text) : t`Nothing was changed.`
  return (
    <MessagePage
      tab={title}
      drawing={<LostParcelDrawing />}
      title={title}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/">{t`Back to Home`}</LinkButton>
          <LinkButton to="/create-gift-profile" tone="paper">
            {t`Create Gift Profile`}
          </LinkButton>
          <LinkButton to="/portal/profile" tone="quiet">
            {t`My Profiles`}
          </LinkButton>
        </div>
      }
    >
      {text}
    </MessagePage>
  )
}

function messagesFor(error: unknown): typeof BROKEN {
  if (!isRouteErrorResponse(error)) return BROKEN
  return PAGE_ERRORS[error.status] ?? (error.status < 500 ? REFUSED : BROKEN)
}
