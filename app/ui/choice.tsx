import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The key that chooses it, shown where there is a keyboard. */
  shortcut: string
  children: ReactNode
}

/** A native radio button over its whole line. */
export function Choice({ shortcut, children, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="radio" />
      <span>{children}</span>
      <kbd className="choice-key" aria-hidden>
        {shortcut}
      </kbd>
    </label>
  )
}
