import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'

export function ProfileSearch({ search }: { search: string }) {
  const { t } = useLingui()
  const [, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  // Going back changes the search without anybody typing.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field label={t`Search by recipient name`} className="w-full max-w-sm">
        <TextInput
          ref={field}
          name="search"
          type="search"
          defaultValue={search}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setParams(typed === '' ? {} : { search: typed }, { replace: true, preventScrollReset: true })
          }}
        />
      </Field>
      <noscript>
        <Button type="submit" tone="paper">
          {t`Search`}
        </Button>
      </noscript>
    </Form>
  )
}
