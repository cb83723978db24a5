import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#app/ui/notice.tsx'

interface TakedownNoticeProps {
  what?: 'profile' | 'gathering'
  reason: string | null
}

export function TakedownNotice({ what = 'profile', reason }: TakedownNoticeProps) {
  const { t } = useLingui()
  if (reason === null) return null
  const title =
    what === 'profile'
      ? t`This profile was taken down: only you see it`
      : t`This gathering was taken down: only you see it`
  const why = <span dir="auto">{reason}</span>
  return (
    <Notice tone="error" title={title}>
      <Trans>The reason: {why}</Trans>
    </Notice>
  )
}
