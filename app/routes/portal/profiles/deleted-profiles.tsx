import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'

interface DeletedProfilesProps {
  profiles: readonly { step: string; occasion: string; date: string; ideas: number }[]
}

/** Where what was deleted comes back from, for as long as `undo` finds it; without the name, which is gone from the list. */
export function DeletedProfiles({ profiles }: DeletedProfilesProps) {
  const { t } = useLingui()
  if (profiles.length === 0) return null
  return (
    <section aria-labelledby="deleted" className="grid gap-1 pt-8">
      <h2 id="deleted" className="text-small">
        {t`Deleted within the last hour`}
      </h2>
      <ul>
        {profiles.map(({ step, occasion, date, ideas }) => (
          <li key={step} className="flex flex-wrap items-center gap-x-3">
            <span id={`deleted-${step}`} className="min-w-0 wrap-anywhere">
              <Trans>
                {occasion}, {date}, <Plural value={ideas} one="# idea" other="# ideas" />
              </Trans>
            </span>
            <Form method="post" action="/portal/undo" navigate={false}>
              <Button
                type="submit"
                name="undo"
                value={step}
                tone="quiet"
                size="small"
                aria-describedby={`deleted-${step}`}
              >
                {t`Bring it back`}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
