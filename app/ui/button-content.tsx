import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Spinner } from '#app/ui/spinner.tsx'

type ButtonTone = 'ribbon' | 'paper' | 'quiet' | 'danger' | 'taken'
type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: LucideIcon
}

type ButtonContentProps = { icon?: LucideIcon | undefined; busy?: boolean; children: ReactNode }

export function ButtonContent({ icon: Icon, busy = false, children }: ButtonContentProps) {
  return (
    <>
      {busy ? <Spinner /> : Icon && <Icon aria-hidden />}
      {children}
    </>
  )
}
