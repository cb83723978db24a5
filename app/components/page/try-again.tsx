import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'

export function TryAgain() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  return (
    <LinkButton to={pathname + search} reloadDocument>
      {t`Try again`}
    </LinkButton>
  )
}
