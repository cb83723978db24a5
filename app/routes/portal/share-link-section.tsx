import { useRef } from 'react'
import { ShareActions } from '#app/routes/gift/share-actions.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/input.tsx'

/** The link to select, and the ways to pass it on. */
export function ShareLinkSection({ name, link }: { name: string; link: string }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="grid content-start gap-6">
      <Field label="Link">
        <TextInput ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <ShareActions name={name} link={link} onRefused={() => field.current?.focus()} />
    </div>
  )
}
