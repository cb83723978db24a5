import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { ButtonContent, type ButtonLook } from '#app/ui/button-content.tsx'
import { classNames } from '#app/ui/class-names.ts'

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'children'> & ButtonLook & { children: string }

export function LinkButton({
  tone = 'ribbon',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames('button', className)} data-tone={tone} data-size={size}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  )
}
