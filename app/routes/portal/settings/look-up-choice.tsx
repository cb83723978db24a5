import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { SwitchRow } from '#app/routes/portal/settings/switch-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

const ACTION = '/portal/settings/look-ups'

export function LookUpChoice({ atOnce }: { atOnce: boolean }) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === ACTION
  return (
    <Card as="section" className="form">
      <h2>{t`Addresses of shops`}</h2>
      <Form method="post" action={ACTION} className="stack">
        <SwitchRow
          name="at_once"
          label={t`Fetch name, picture and price as soon as I paste an address`}
          defaultChecked={atOnce}
        >
          {t`Fetch name, picture and price as soon as I paste an address. Otherwise a button does.`}
        </SwitchRow>
        <div className="buttons">
          <Button type="submit" busy={busy}>
            {t`Save`}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
