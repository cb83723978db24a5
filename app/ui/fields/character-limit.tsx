import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Keeps a form from being sent while a field of it is too long; the field gets the focus. */
export function useCharacterLimit(control: RefObject<Control | null>, limit: number | undefined): void {
  useEffect(() => {
    const form = control.current?.form
    if (limit === undefined || !form) return undefined
    const refuse = (event: SubmitEvent) => {
      if (!control.current || characterCount(control.current.value) <= limit) return
      event.preventDefault()
      event.stopImmediatePropagation()
      control.current.focus()
    }
    // Before whatever else listens, which would take the form for sent.
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  }, [control, limit])
}

interface CharacterLimitProps {
  id: string
  count: number
  limit: number
}

/** Seen when the end is near; a screen reader hears it with its field. */
export function CharacterLimit({ id, count, limit }: CharacterLimitProps) {
  const { t } = useLingui()
  const left = limit - count
  const over = -left
  const text =
    left < 0
      ? t`${plural(over, { one: `${over} character too many`, other: `${over} characters too many` })}`
      : t`${plural(left, { one: `${left} character left`, other: `${left} characters left` })}`
  const hydrated = useHydrated()
  // Of a short field the end is not near at once.
  const hidden = !hydrated || left > Math.min(20, limit / 4)
  return (
    <p
      id={id}
      hidden={hidden}
      data-over={left < 0 || undefined}
      className={classNames('field-count text-right', left < 0 ? 'text-danger font-bold' : 'text-ink-soft')}
    >
      {hydrated
        ? text
        : t`${plural(limit, { one: `Up to ${limit} character`, other: `Up to ${limit} characters` })}`}
      <output className="sr-only">
        {left < 0 || (left > 0 && left <= 20 && left % 10 === 0) ? text : ''}
      </output>
    </p>
  )
}

/** Counts as the server does: code points, a line break as one, without the space around. */
export function characterCount(text: string) {
  return Array.from(text.replaceAll('\r\n', '\n').trim()).length
}
