import { useEffect, useId, useRef } from 'react'
import { columnsIn, type Meaning } from '#app/domain/pasted-ideas/pasted-table.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'

const MEANINGS: Record<Meaning, string> = {
  text: 'the idea',
  link: 'its link',
  details: 'its details',
  price: 'its price',
  '': 'left out',
}

interface ColumnQuestionProps {
  table: string
  /** What each column was said to be; nothing where the table is not wanted. */
  onAnswer: (said: string[] | undefined) => void
}

/** Asks what the columns of a table are before it is taken over; without JavaScript saving posts table and answers. */
export function ColumnQuestion({ table, onAnswer }: ColumnQuestionProps) {
  const question = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('select')?.focus(), [])
  const answers = () => [...(group.current?.querySelectorAll('select') ?? [])].map(({ value }) => value)
  return (
    <div className="stack" role="group" aria-labelledby={question} ref={group}>
      <p className="font-bold" id={question}>
        What are the columns of this table?
      </p>
      <input type="hidden" name="table" value={table} />
      {columnsIn(table).map(({ name, cells, meaning }, at) => (
        <Field
          key={at}
          label="This column is:"
          hint={<bdi>{[name, ...cells].filter(Boolean).join(' · ')}</bdi>}
        >
          <Select
            name="column"
            defaultValue={meaning}
            aria-label={`This column is: (column ${at + 1})`}
            options={Object.entries(MEANINGS)}
          />
        </Field>
      ))}
      <div className="buttons needs-script">
        <Button type="button" tone="paper" onClick={() => onAnswer(answers())}>
          Import
        </Button>
        <Button type="button" tone="quiet" onClick={() => onAnswer(undefined)}>
          Do not import
        </Button>
      </div>
    </div>
  )
}
