import type { ExoticComponent, ReactElement, ReactNode } from 'react'

import { Spinner } from '#app/ui/spinner.tsx'

type IconProps = { 'aria-hidden'?: boolean }
type Icon = ExoticComponent<IconProps> | ((props: IconProps) => ReactElement)

type ButtonTone = 'ribbon' | 'paper' | 'quiet' | 'danger' | 'taken'
type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: Icon
}

type ButtonContentProps = { icon?: Icon | undefined; busy?: boolean; children: ReactNode }

export function ButtonContent({ icon: Icon, busy = false, children }: ButtonContentProps) {
  return (
    <>
      {busy ? <Spinner /> : Icon && <Icon aria-hidden />}
      {children}
    </>
  )
}
