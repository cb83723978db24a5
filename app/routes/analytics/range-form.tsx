import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import type { DateRange, QuickRange } from '#app/domain/operator/date-range.ts'
import { Button } from '#app/ui/button.tsx'
import { DateInput, Field } from '#app/ui/fields/field.tsx'

const NAMES = {
  last_7_days: msg`Last 7 days`,
  last_30_days: msg`Last 30 days`,
  this_month: msg`This month`,
  last_month: msg`Last month`,
  this_year: msg`This year`,
} satisfies Record<QuickRange, MessageDescriptor>

interface RangeFormProps {
  asked: DateRange
  quick: { name: QuickRange; range: DateRange }[]
}

export function RangeForm({ asked, quick }: RangeFormProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <Form
        method="get"
        noValidate
        className="grid gap-4 sm:grid-cols-[13rem_13rem_auto] sm:items-end sm:justify-start"
        key={`${asked.from}/${asked.to}`}
      >
        <Field label={t({ message: 'From', comment: 'the first day' })} required>
          <DateInput name="from" defaultValue={asked.from} />
        </Field>
        <Field label={t({ message: 'To', comment: 'the last day' })} required>
          <DateInput name="to" defaultValue={asked.to} />
        </Field>
        <Button type="submit">
          {t({ message: 'Show', comment: 'a button: the figures of these days' })}
        </Button>
      </Form>
      <nav aria-label={t`Quick ranges`} className="flex flex-wrap gap-x-5">
        {quick.map(({ name, range }) => (
          <Link
            key={name}
            to={`/analytics?${new URLSearchParams({ from: range.from, to: range.to }).toString()}`}
            aria-current={range.from === asked.from && range.to === asked.to ? 'true' : undefined}
            className="link quick-range"
          >
            {t(NAMES[name])}
          </Link>
        ))}
      </nav>
    </div>
  )
}
