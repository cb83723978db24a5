import { useLocation } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'

export function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton to={pathname + search} reloadDocument>
      Try again
    </LinkButton>
  )
}
