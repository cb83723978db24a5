import { isRouteErrorResponse } from 'react-router'
import { refusalIn } from '#app/components/forms/unreachable-server.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { BROKEN, PAGE_ERRORS, REFUSED } from '#app/copy/page-errors.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

/** Shown instead of a page that failed; never shows the error's own text. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text } = wordsFor(error)
  return (
    <MessagePage
      tab={title}
      drawing={<LostParcelDrawing />}
      title={title}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/">Back to Home</LinkButton>
          <LinkButton to="/create-gift-profile" tone="paper">
            Create Gift Profile
          </LinkButton>
          <LinkButton to="/portal/profile" tone="quiet">
            My Profiles
          </LinkButton>
        </div>
      }
    >
      {text}
    </MessagePage>
  )
}

function wordsFor(error: unknown): { title: string; text: string } {
  if (!isRouteErrorResponse(error)) return BROKEN
  const refusal = refusalIn(error)
  if (refusal) return { title: refusal.message, text: 'Nothing was changed.' }
  return PAGE_ERRORS[error.status] ?? (error.status < 500 ? REFUSED : BROKEN)
}
