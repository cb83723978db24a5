import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { IconButton } from '#app/ui/icon-button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextInput } from '#app/ui/fields/field.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <span className="input-box">
      <TextInput autoCapitalize="none" spellCheck={false} {...props} type={shown ? 'text' : 'password'} />
      {useHydrated() && (
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        />
      )}
    </span>
  )
}
