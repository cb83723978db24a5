import { isRouteErrorResponse } from 'react-router'
import { isToastCode, toastOf } from '#app/copy/toasts.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

const WORDS: Record<number, { title: string; text: string }> = {
  403: {
    title: 'This page is not open to everybody',
    text: 'It belongs to somebody else, or its owner has not opened it yet.',
  },
  404: {
    title: 'This parcel went astray',
    text: 'There is no page at this address. Perhaps a letter got lost on the way.',
  },
}
const REFUSED = {
  title: 'That did not fit through the letterbox',
  text: 'Something in that request was not what this page expects. Please go back and try again; nothing was changed.',
}
const BROKEN = {
  title: 'Something came undone',
  text: 'That was our fault, not yours. Please try again in a moment; nothing you saved is lost.',
}

/** Shown instead of a page that failed; never shows the error's own text. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text } = wordsFor(error)
  return (
    <div className="page">
      <title>{`${title} · Wishfolio`}</title>
      <EmptyState
        heading="h1"
        drawing={<LostParcelDrawing />}
        title={title}
        action={
          <div className="buttons justify-center">
            <LinkButton to="/">Back to Home</LinkButton>
            <LinkButton to="/create-gift-profile" tone="paper">
              Create Gift Profile
            </LinkButton>
            <LinkButton to="/portal/profile" tone="paper">
              My Profiles
            </LinkButton>
          </div>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

function wordsFor(error: unknown): { title: string; text: string } {
  if (!isRouteErrorResponse(error)) return BROKEN
  const code = (error.data as { code?: unknown } | null)?.code
  if (isToastCode(code)) return { title: toastOf(code).text, text: 'Nothing was changed.' }
  return WORDS[error.status] ?? (error.status < 500 ? REFUSED : BROKEN)
}
