import type { ComponentProps } from 'react'

import { TextInput } from '#app/ui/fields/input.tsx'

/** Values are `yyyy-MM-dd`, as the browser sends them. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />
}
