import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { ShareSheet, WhatsAppLink } from '#app/components/sharing/share-actions.tsx'
import { pickOne } from '#app/copy/shared-page.ts'
import type { COPIED } from '#app/copy/said-by-the-browser.ts'
import { Card } from '#app/ui/card.tsx'
import { Field, LinkInput } from '#app/ui/fields/field.tsx'

interface PassOnProps {
  title: string
  link: string
  copied?: keyof typeof COPIED
  ribbon: boolean
  /** Opened just now, by a button that is gone and took the focus with it. */
  opened?: boolean
}

export function PassOn({ title, link, copied, ribbon, opened = false }: PassOnProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened) buttons.current?.querySelector('button')?.focus()
  }, [opened])
  return (
    <Card as="section" className="grid gap-4" aria-label={t`Pass it on`}>
      <Field label={t`Link`}>
        <LinkInput ref={field} link={link} />
      </Field>
      <div className="buttons" ref={buttons}>
        <CopyLinkButton
          link={link}
          copied={copied}
          onRefused={() => field.current?.focus()}
          tone={ribbon ? 'ribbon' : 'paper'}
        />
        <WhatsAppLink words={t(pickOne(title))} link={link} />
        <ShareSheet title={title} link={link} />
      </div>
    </Card>
  )
}
