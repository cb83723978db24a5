import { Trans, useLingui } from '@lingui/react/macro'
import { DayOf } from '#app/components/days/moment.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface ProviderCardProps {
  name: string
  identity: { email: string | null; since: Date; lastUsed: Date | null } | null
  zone: string | null
}

export function ProviderCard({ name, identity, zone }: ProviderCardProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Sign in with ${name}`}</h2>
      {identity?.email && (
        <p className="break-words">
          <bdi>{identity.email}</bdi>
        </p>
      )}
      <p>
        {identity === null ? (
          t`Sign in with your account there, without your password.`
        ) : identity.lastUsed ? (
          <Trans>
            last used <DayOf at={identity.lastUsed} zone={zone} format="MMM d, yyyy" />
          </Trans>
        ) : (
          <Trans>
            added <DayOf at={identity.since} zone={zone} format="MMM d, yyyy" />, not used yet
          </Trans>
        )}
      </p>
      <div className="buttons">
        <LinkButton to="/portal/settings/provider" tone="quiet">
          {identity ? t`Remove ${name}` : t({ message: `Add ${name}`, context: 'provider' })}
        </LinkButton>
      </div>
    </Card>
  )
}
