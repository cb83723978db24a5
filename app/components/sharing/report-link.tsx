import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

export function ReportLink({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <Link className="link text-small" to={`/report?page=${path}`}>
      {t`Report this page`}
    </Link>
  )
}
