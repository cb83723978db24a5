import { Form, Link } from 'react-router'
import type { DateRange } from '#app/domain/operator/date-range.ts'
import { Button } from '#app/ui/button.tsx'
import { DateInput, Field } from '#app/ui/fields/field.tsx'

interface RangeFormProps {
  asked: DateRange
  quick: { name: string; range: DateRange }[]
}

export function RangeForm({ asked, quick }: RangeFormProps) {
  return (
    <div className="grid gap-2">
      <Form
        method="get"
        noValidate
        className="grid gap-4 sm:grid-cols-[13rem_13rem_auto] sm:items-end sm:justify-start"
        key={`${asked.from}/${asked.to}`}
      >
        <Field label="From" required>
          <DateInput name="from" defaultValue={asked.from} />
        </Field>
        <Field label="To" required>
          <DateInput name="to" defaultValue={asked.to} />
        </Field>
        <Button type="submit">Show</Button>
      </Form>
      <nav aria-label="Quick ranges" className="flex flex-wrap gap-x-5">
        {quick.map(({ name, range }) => (
          <Link
            key={name}
            to={`/analytics?${new URLSearchParams({ from: range.from, to: range.to }).toString()}`}
            aria-current={range.from === asked.from && range.to === asked.to ? 'true' : undefined}
            className="link quick-range"
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  )
}
