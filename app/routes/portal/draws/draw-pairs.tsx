import { useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'

interface DrawPairsProps {
  participants: readonly { id: string; name: string }[]
  pairs: readonly { value: string; words: string }[]
  drawn: boolean
  refused: RefusedForm | undefined
}

export function DrawPairs({ participants, pairs, drawn, refused }: DrawPairsProps) {
  const { t } = useLingui()
  if (drawn && pairs.length === 0) return null
  return (
    <details className="more" open={pairs.length > 0 || refused !== undefined || undefined}>
      <summary>{t`Who may not draw each other`}</summary>
      <section className="card grid gap-6">
        <p>{t`For example couples, who give to each other anyway.`}</p>
        {pairs.length > 0 && (
          <ul>
            {pairs.map(({ value, words }) => (
              <li key={value} className="flex flex-wrap items-center justify-between gap-x-4">
                <span id={`pair-${value.replace(' ', '-')}`} className="min-w-0 wrap-anywhere" dir="auto">
                  {words}
                </span>
                {!drawn && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="pair" value={value} />
                    <Button
                      type="submit"
                      name="do"
                      value="allow"
                      tone="quiet"
                      size="small"
                      aria-describedby={`pair-${value.replace(' ', '-')}`}
                    >
                      {t`Allow again`}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {!drawn && (
          <Form method="post" noValidate preventScrollReset className="form" key={pairs.length}>
            {(['one', 'other'] as const).map((name, place) => (
              <Field
                key={name}
                label={place === 0 ? t({ message: 'One', comment: 'of two people' }) : t`The other`}
                error={fieldError(refused, name)}
              >
                <Select
                  name={name}
                  placeholder={t`Choose a person`}
                  defaultValue={refused?.typed[name]}
                  options={participants.map((participant) => [participant.id, participant.name])}
                />
              </Field>
            ))}
            <div className="buttons">
              <Button type="submit" name="do" value="apart" tone="paper">
                {t`Keep apart`}
              </Button>
            </div>
          </Form>
        )}
      </section>
    </details>
  )
}
