import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RoomForPasskey } from '#app/components/session/passkey-form.tsx'
import { DayOf } from '#app/components/days/moment.tsx'
import type { PasskeySite } from '#app/server/request/passkey-site.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface PasskeyListProps {
  passkeys: { id: string; name: string; since: Date; lastUsed: Date | null }[]
  site: PasskeySite | null
  zone: string | null
}

export function PasskeyList({ passkeys, site, zone }: PasskeyListProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Passkeys`}</h2>
      <p>{t`Sign in with your phone or this computer next time, without your password.`}</p>
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map(({ id, name, since, lastUsed }) => (
            <li key={id}>
              <Link to={`/portal/settings/passkeys/${id}`} className="link break-words">
                <bdi>{name}</bdi>
              </Link>{' '}
              <span className="text-ink-soft">
                {lastUsed ? (
                  <Trans>
                    last used <DayOf at={lastUsed} zone={zone} format="MMM d, yyyy" />
                  </Trans>
                ) : (
                  <Trans>
                    added <DayOf at={since} zone={zone} format="MMM d, yyyy" />, not used yet
                  </Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <IfPasskeysHere site={site}>
        <div className="buttons">
          <LinkButton to="/portal/settings/passkeys/new" tone="quiet">
            {t`Add a passkey`}
          </LinkButton>
        </div>
      </IfPasskeysHere>
    </Card>
  )
}

/** Shows what adds a passkey, or says why none can be added in this browser or at this address. */
export function IfPasskeysHere({ site: place, children }: { site: PasskeySite | null; children: ReactNode }) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  if (place === null)
    return (
      <p>{t`They cannot be added here: this site’s address is a number, and passkeys belong to a name.`}</p>
    )
  const { origin: site, isHere } = place
  if (!isHere)
    return (
      <p>
        <Trans>
          Passkeys belong to a name. Open{' '}
          <a className="link break-all" href={`${site}/portal/settings`}>
            {site}
          </a>{' '}
          to add one.
        </Trans>
      </p>
    )
  if (!hydrated)
    return (
      <>
        <noscript>
          <p>{t`Adding one needs JavaScript.`}</p>
        </noscript>
        <RoomForPasskey />
      </>
    )
  return 'PublicKeyCredential' in window ? <>{children}</> : <p>{t`This browser has no passkeys.`}</p>
}
