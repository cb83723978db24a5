import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  label: string
}

export function IconButton({ icon: Icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
    <button
      {...rest}
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden />
    </button>
  )
}
