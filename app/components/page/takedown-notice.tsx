import { Notice } from '#app/ui/notice.tsx'

/** Tells owners that only they see a profile now, and why. */
export function TakedownNotice({ reason }: { reason: string | null }) {
  if (reason === null) return null
  return (
    <Notice tone="error" title="This profile was taken down: only you see it">
      The reason: <span dir="auto">{reason}</span>
    </Notice>
  )
}
