import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextInput } from '#app/ui/input.tsx'

/** Searches while one types, and keeps what is searched for in the address. */
export function ProfileSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(() => {
    field.current?.focus()
    field.current?.select()
  })
  // Going back changes the search without anybody typing.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field
        label="Search by recipient name"
        className="w-full max-w-sm"
        aside={
          useHydrated() && (
            <span className="hidden text-small text-ink-soft lg:inline" aria-hidden>
              Press <kbd className="rounded-soft border border-line px-1.5 font-bold">/</kbd>
            </span>
          )
        }
      >
        <TextInput
          ref={field}
          name="search"
          type="search"
          aria-keyshortcuts="/"
          defaultValue={search}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setParams(typed === '' ? {} : { search: typed }, { replace: true, preventScrollReset: true })
          }}
        />
      </Field>
      <noscript>
        <Button type="submit" tone="paper">
          Search
        </Button>
      </noscript>
    </Form>
  )
}

/** Calls back when / is pressed while nobody is typing and nothing is being asked. */
function useSlashKey(pressed: () => void): void {
  const callback = useRef(pressed)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { activeElement } = document
      if (activeElement?.matches('input, textarea, select, [contenteditable], dialog[open] *')) return
      event.preventDefault()
      callback.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
