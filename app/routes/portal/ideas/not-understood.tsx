import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function NotUnderstood({ id, phrases }: { id: string; phrases: readonly string[] }) {
  return (
    <Notice
      title={
        <>
          We did not understand: <span dir="auto">{phrases.join(', ')}</span>
        </>
      }
      action={
        <LinkButton to={`/portal/edit/${id}`} tone="paper" size="small">
          Edit Profile Details
        </LinkButton>
      }
    >
      The ideas follow from what else you wrote. Another word for it may bring better ones.
    </Notice>
  )
}
