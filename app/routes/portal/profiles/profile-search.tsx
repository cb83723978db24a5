import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

export function ProfileSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  useSearchKeys(() => {
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
        aside={useHydrated() && <SearchKeys />}
      >
        <TextInput
          ref={field}
          name="search"
          type="search"
          aria-keyshortcuts="Control+K Meta+K"
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

function SearchKeys() {
  return (
    <span className="hidden text-small text-ink-soft lg:inline" aria-hidden>
      <kbd className="rounded-soft border border-line px-1.5 font-bold">{onMac() ? '⌘ K' : 'Ctrl K'}</kbd>
    </span>
  )
}

/** Calls back when Ctrl K, or ⌘ K on a Mac, is pressed while nothing is being asked; a key alone might be spoken or hit by chance. */
function useSearchKeys(pressed: () => void): void {
  const callback = useRef(pressed)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const held = onMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
      if (key.toLowerCase() !== 'k' || !held || altKey || shiftKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      callback.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function onMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}
