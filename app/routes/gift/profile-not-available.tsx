import { MESSAGES } from '#app/copy/messages.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function ProfileNotAvailable({ problem }: { problem: keyof typeof MESSAGES }) {
  return (
    <div className="page">
      <title>Profile Not Available · Wishfolio</title>
      <EmptyState
        heading="h1"
        drawing={<LostParcelDrawing />}
        title="Profile Not Available"
        action={<LinkButton to="/">Back to Home</LinkButton>}
      >
        {MESSAGES[problem]}
      </EmptyState>
    </div>
  )
}
