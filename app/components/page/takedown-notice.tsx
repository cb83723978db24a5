import { Notice } from '#app/ui/notice.tsx'

interface TakedownNoticeProps {
  what?: 'profile' | 'gathering'
  reason: string | null
}

export function TakedownNotice({ what = 'profile', reason }: TakedownNoticeProps) {
  if (reason === null) return null
  return (
    <Notice tone="error" title={`This ${what} was taken down: only you see it`}>
      The reason: <span dir="auto">{reason}</span>
    </Notice>
  )
}
