import { useLocation } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Loads the whole page again. */
export function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton to={pathname + search} reloadDocument>
      Try again
    </LinkButton>
  )
}
