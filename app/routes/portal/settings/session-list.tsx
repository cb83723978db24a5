import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { DayOf } from '#app/components/days/moment.tsx'
import { deviceOf } from '#app/domain/accounts/device-name.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface SessionListProps {
  sessions: { current: boolean; device: string; since: Date }[]
  zone: string | null
}

export function SessionList({ sessions, zone }: SessionListProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Your devices`}</h2>
      <ul className="grid gap-3">
        {sessions.map(({ current, device, since }, place) => (
          <li key={place} className="flex flex-wrap items-center gap-3">
            <SignedIn userAgent={device} since={since} zone={zone} />
            {current && <Badge tone="taken">{t`This device`}</Badge>}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action="/portal/settings/sessions" className="buttons">
          <Button type="submit" tone="quiet">
            {t`Sign out other devices`}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function SignedIn({ userAgent, since, zone }: { userAgent: string; since: Date; zone: string | null }) {
  const { t } = useLingui()
  const { browser, system } = deviceOf(userAgent)
  const device = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
  return (
    <span>
      <Trans>
        {device}, signed in since <DayOf at={since} zone={zone} format="MMM d, yyyy" />
      </Trans>
    </span>
  )
}
