import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { browserRecord } from '#app/components/session/browser-record.ts'
import { usePasskeysHere } from '#app/components/session/passkeys.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

const declined = browserRecord(
  'localStorage',
  'wishfolio.no-passkey',
  (value): value is true => value === true,
)

/** One line after signing in, until it is declined in this browser. */
export function OfferPasskey() {
  const { t } = useLingui()
  const here = usePasskeysHere()
  const [isOver, setIsOver] = useState(false)
  if (!here || isOver || declined.read()) return null
  const decline = () => {
    declined.write(true)
    setIsOver(true)
  }
  return (
    <section className="ask-for-mails" aria-labelledby="offer-passkey">
      <p id="offer-passkey">{t`Sign in with your phone or this computer next time, without your password.`}</p>
      <LinkButton to="/portal/settings/passkeys/new" tone="quiet" size="small">
        {t`Add a passkey`}
      </LinkButton>
      <IconButton icon={X} label={t`No passkey here`} onClick={decline} />
    </section>
  )
}
