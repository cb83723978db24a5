import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  letter: string
  children: ReactNode
}

export function Choice({ letter, children, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="radio" />
      <span className="choice-letter">{letter}</span>
      <span>{children}</span>
    </label>
  )
}
