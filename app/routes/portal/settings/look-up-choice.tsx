import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'

const ACTION = '/portal/settings/look-ups'

export function LookUpChoice({ atOnce }: { atOnce: boolean }) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === ACTION
  return (
    <Card as="section" className="form">
      <h2>{t`Addresses of shops`}</h2>
      <Form method="post" action={ACTION} className="stack">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="max-w-prose flex-1 basis-72">
            {t`Fetch name, picture and price as soon as I paste an address. Otherwise a button does.`}
          </p>
          <Switch
            name="at_once"
            label={t`Fetch name, picture and price as soon as I paste an address`}
            on={t`On`}
            off={t`Off`}
            defaultChecked={atOnce}
          />
        </div>
        <div className="buttons">
          <Button type="submit" busy={busy}>
            {t`Save`}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
