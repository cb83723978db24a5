import { useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { ONLY_YOU } from '#app/copy/shared-page.ts'
import { COPIED } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LinkInput } from '#app/ui/fields/field.tsx'
import { showToast } from '#app/ui/toast.tsx'

interface CopyLinkButtonProps {
  link: string
  /** For pages that show the link themselves, instead of the button's own field. */
  onRefused?: (() => void) | undefined
  tone?: ButtonLook['tone']
  copied?: keyof typeof COPIED | undefined
  /** Is given the copying, to do it after a question. */
  ask?: ((copy: () => void) => void) | undefined
}

/** Copies a link; without clipboard or JavaScript the link can be selected. */
export function CopyLinkButton({
  link,
  onRefused,
  tone = 'paper',
  copied = 'url_copied',
  ask,
}: CopyLinkButtonProps) {
  const { t } = useLingui()
  const [refused, setRefused] = useState(false)
  const hydrated = useHydrated()
  const selectable = <LinkInput ref={focus} link={link} aria-label={t`Link`} />
  if (refused) return selectable

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'success', text: sayHere(COPIED[copied]) })
    } catch {
      if (onRefused) onRefused()
      else setRefused(true)
    }
  }
  return (
    <>
      {/* Reserves its space, so that nothing moves. */}
      <Button
        type="button"
        tone={tone}
        size="small"
        {...(tone !== 'quiet' && { icon: Link2 })}
        className={hydrated ? undefined : 'needs-script invisible'}
        onClick={() => (ask ? ask(() => void copy()) : void copy())}
      >
        {t`Copy URL`}
      </Button>
      {!hydrated && !onRefused && (
        <noscript>
          {ask && <p>{t(ONLY_YOU)}</p>}
          {selectable}
        </noscript>
      )}
    </>
  )
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
