import { useLingui } from '@lingui/react/macro'
export function SkipLink() {
  const { t } = useLingui()
  return (
    <a href="#main" className="skip-link">
      {t`Skip to the content`}
    </a>
  )
}
