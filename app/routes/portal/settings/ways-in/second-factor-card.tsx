import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DayOf } from '#app/components/days/moment.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export interface SecondFactor {
  since: Date
  codesLeft: number
}

interface SecondFactorProps {
  factor: SecondFactor | null
  zone: string | null
}

export function SecondFactorCard({ factor, zone }: SecondFactorProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Two-step sign-in`}</h2>
      {factor ? (
        <SecondFactorState factor={factor} zone={zone} />
      ) : (
        <p>{t`After your password, you also type a code that an app on your phone shows. So a stolen password opens nothing.`}</p>
      )}
      <div className="buttons">
        <LinkButton to="/portal/settings/two-step" tone="quiet">
          {factor ? t`Recovery codes and turning off` : t`Turn on two-step sign-in`}
        </LinkButton>
      </div>
    </Card>
  )
}

export function SecondFactorState({
  factor: { since, codesLeft },
  zone,
}: SecondFactorProps & { factor: SecondFactor }) {
  return (
    <p>
      <Trans>
        On since <DayOf at={since} zone={zone} format="MMM d, yyyy" />.
      </Trans>{' '}
      <Plural value={codesLeft} one="# recovery code is left." other="# recovery codes are left." />
    </p>
  )
}
