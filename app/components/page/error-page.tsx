import { isRouteErrorResponse } from 'react-router'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { BROKEN, PAGE_ERRORS, REFUSED } from '#app/copy/page-errors.ts'
import { isToastCode, toastOf } from '#app/copy/toasts.ts'
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
  const code = (error.data as { code?: unknown } | null)?.code
  if (isToastCode(code)) return { title: toastOf(code).text, text: 'Nothing was changed.' }
  return PAGE_ERRORS[error.status] ?? (error.status < 500 ? REFUSED : BROKEN)
}
