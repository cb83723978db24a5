import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Switch } from '#app/ui/fields/switch.tsx'

interface SwitchRowProps {
  name: string
  label: string
  defaultChecked: boolean
  /** What it means. */
  children: ReactNode
}

export function SwitchRow({ children, ...choice }: SwitchRowProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="max-w-prose flex-1 basis-72">{children}</p>
      <Switch {...choice} on={t`On`} off={t`Off`} />
    </div>
  )
}
