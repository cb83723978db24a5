import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { useTimeZone } from '#app/components/days/use-today.ts'
import { MAIL_HOUR } from '#app/domain/mails/owner-mails.ts'
import { SwitchRow } from '#app/routes/portal/settings/switch-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

const ACTION = '/portal/settings/mails'

/** One line, until it is answered; Settings have the choices one by one. */
export function AskForMails() {
  const { t } = useLingui()
  return (
    <section className="ask-for-mails" aria-labelledby="ask-for-mails">
      <p>
        <strong id="ask-for-mails">{t`Shall we write to you?`}</strong>{' '}
        <span className="text-ink-soft">{t`Before the day, and with news of your lists.`}</span>
      </p>
      <Answer both>
        <Button type="submit" tone="quiet" size="small">
          {t`Yes, write to me`}
        </Button>
      </Answer>
      <Answer>
        <IconButton type="submit" icon={X} label={t`No emails`} />
      </Answer>
    </section>
  )
}

function Answer({ both = false, children }: { both?: boolean; children: ReactNode }) {
  return (
    <Form method="post" action={ACTION} preventScrollReset>
      {both && <input type="hidden" name="reminders" value="on" />}
      {both && <input type="hidden" name="news" value="on" />}
      <input type="hidden" name="time_zone" value={useTimeZone(null)} readOnly />
      <input type="hidden" name="back" value="list" />
      {children}
    </Form>
  )
}

interface MailChoicesProps {
  chosen: { reminders: boolean; news: boolean; timeZone: string } | null
  timeZones: readonly string[]
}

export function MailChoices({ chosen, timeZones }: MailChoicesProps) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === ACTION
  const hour = MAIL_HOUR
  const zone = useTimeZone(chosen?.timeZone ?? null)
  return (
    <Form method="post" action={ACTION} className="stack">
      {/* Anew once the browser's time zone is known, which nobody changed. */}
      <UnsavedChanges key={zone} />
      <MailSwitches reminders={chosen?.reminders ?? false} news={chosen?.news ?? false} />
      <Field label={t`They come at ${hour} in the morning, in the time of`}>
        <Select
          name="time_zone"
          key={zone}
          defaultValue={zone}
          options={(timeZones.includes(zone) ? timeZones : [zone, ...timeZones]).map((name) => [
            name,
            name.replaceAll('_', ' '),
          ])}
        />
      </Field>
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
    </Form>
  )
}

function MailSwitches({ reminders, news }: { reminders: boolean; news: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <SwitchRow name="reminders" label={t`Reminders by email`} defaultChecked={reminders}>
        <Trans>
          <strong>Reminders</strong>: three weeks and one week before each occasion, and the day after it.
        </Trans>
      </SwitchRow>
      <SwitchRow name="news" label={t`News by email`} defaultChecked={news}>
        <Trans>
          <strong>News</strong>: at most once a day, what was taken and what visitors ask of you. Where you
          keep it a surprise, it does not say what.
        </Trans>
      </SwitchRow>
    </>
  )
}
