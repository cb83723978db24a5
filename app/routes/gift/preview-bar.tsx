import { useLingui } from '@lingui/react/macro'
import { ONLY_YOU } from '#app/copy/shared-page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface PreviewBarProps {
  back: string
  surprised: boolean
  incomplete: boolean
  /** Whether an idea on the page could be taken. */
  buttons: boolean
}

export function PreviewBar({ back, surprised, incomplete, buttons }: PreviewBarProps) {
  const { t } = useLingui()
  return (
    <div className="page pb-6 print:hidden">
      <Notice
        title={incomplete ? t`This is what visitors will see` : t`This is what visitors see`}
        action={
          <LinkButton to={back} tone="quiet" size="small">
            {t`Back to Share`}
          </LinkButton>
        }
      >
        {incomplete && `${t(ONLY_YOU)} `}
        {buttons && `${t`The grey buttons work for visitors, not for you.`} `}
        {surprised && t`Only what is taken stays hidden, because you want to be surprised.`}
      </Notice>
    </div>
  )
}
