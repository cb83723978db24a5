import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { columnsIn, type Meaning } from '#app/domain/pasted-ideas/pasted-table.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'

const MEANINGS = {
  text: msg`the idea`,
  link: msg`its link`,
  details: msg`its details`,
  price: msg`its price`,
  '': msg`left out`,
} satisfies Record<Meaning, MessageDescriptor>

interface ColumnQuestionProps {
  table: string
  /** What each column was said to be; nothing where the table is not wanted. */
  onAnswer: (said: string[] | undefined) => void
}

/** Asks what the columns of a table are before it is taken over; without JavaScript saving posts table and answers. */
export function ColumnQuestion({ table, onAnswer }: ColumnQuestionProps) {
  const { t } = useLingui()
  const question = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('select')?.focus(), [])
  const columns = columnsIn(table).map((column, at) => ({ ...column, column: at + 1 }))
  const answers = () => [...(group.current?.querySelectorAll('select') ?? [])].map(({ value }) => value)
  return (
    <div className="stack" role="group" aria-labelledby={question} ref={group}>
      <p className="font-bold" id={question}>
        {t`What are the columns of this table?`}
      </p>
      <input type="hidden" name="table" value={table} />
      {columns.map(({ name, cells, meaning, column }) => (
        <Field
          key={column}
          label={t`This column is:`}
          hint={<bdi>{[name, ...cells].filter(Boolean).join(' · ')}</bdi>}
        >
          <Select
            name="column"
            defaultValue={meaning}
            aria-label={t`This column is: (column ${column})`}
            options={Object.entries(MEANINGS).map(([value, words]) => [value, t(words)])}
          />
        </Field>
      ))}
      <div className="buttons needs-script">
        <Button type="button" tone="paper" onClick={() => onAnswer(answers())}>
          {t`Import`}
        </Button>
        <Button type="button" tone="quiet" onClick={() => onAnswer(undefined)}>
          {t`Do not import`}
        </Button>
      </div>
    </div>
  )
}
