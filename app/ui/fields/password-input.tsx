import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { IconButton } from '#app/ui/icon-button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextInput } from '#app/ui/fields/field.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="input-box">
      <TextInput autoCapitalize="none" spellCheck={false} {...props} type={shown ? 'text' : 'password'} />
      {useHydrated() && (
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      )}
    </span>
  )
}
