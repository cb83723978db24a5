import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { DayOf } from '#app/components/days/moment.tsx'
import { deviceOf } from '#app/domain/accounts/device-name.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface SessionListProps {
  sessions: { id: string; current: boolean; device: string; since: Date }[]
  zone: string | null
}

export function SessionList({ sessions, zone }: SessionListProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Your devices`}</h2>
      <ul className="grid gap-3">
        {sessions.map(({ id, current, device, since }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <SignedIn id={`session-${id}`} userAgent={device} since={since} zone={zone} />
            {current ? (
              <Badge tone="taken">{t`This device`}</Badge>
            ) : (
              <Form method="post" action="/portal/settings/sessions">
                <Button
                  type="submit"
                  name="session"
                  value={id}
                  tone="quiet"
                  size="small"
                  aria-describedby={`session-${id}`}
                >
                  {t`Sign out`}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Form method="post" action="/portal/settings/sessions" className="buttons">
          <Button type="submit" tone="quiet">
            {t`Sign out other devices`}
          </Button>
        </Form>
      )}
    </Card>
  )
}

interface SignedInProps {
  id: string
  userAgent: string
  since: Date
  zone: string | null
}

function SignedIn({ id, userAgent, since, zone }: SignedInProps) {
  const device = useDeviceName(userAgent)
  return (
    <span id={id}>
      <Trans>
        {device}, signed in since <DayOf at={since} zone={zone} format="MMM d, yyyy" />
      </Trans>
    </span>
  )
}

export function useDeviceName(userAgent: string): string {
  const { t } = useLingui()
  const { browser, system } = deviceOf(userAgent)
  return browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
}
