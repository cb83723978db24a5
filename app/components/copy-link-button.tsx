import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { toastOf } from '#app/copy/toasts.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextInput } from '#app/ui/input.tsx'
import { showToast } from '#app/ui/toast.tsx'

/** Copies a profile's link; where the clipboard is refused, or without JavaScript, the link can be selected. */
export function CopyLinkButton({ link }: { link: string }) {
  const [refused, setRefused] = useState(false)
  const selectable = (
    <TextInput readOnly value={link} aria-label="Link" onFocus={(event) => event.currentTarget.select()} />
  )
  if (!useHydrated()) return <noscript>{selectable}</noscript>
  if (refused) return selectable

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast(toastOf('url_copied'))
    } catch {
      setRefused(true)
    }
  }
  return (
    <Button type="button" tone="paper" size="small" icon={Link2} onClick={() => void copy()}>
      Copy URL
    </Button>
  )
}
