import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { IconButton } from '#app/ui/icon-button.tsx'

const UNDO = 'undo'
const STANDS_MS = 12_000

export interface UndoOffer {
  id: string
  text: string
  undo: () => void
}

/** Offers to undo something at the foot of the screen, until that is used, closed or over. */
export function offerUndo({ id, text, undo }: UndoOffer): void {
  const close = () => toast.remove(id, UNDO)
  toast(<Offer {...{ text, undo, close }} />, { id, toasterId: UNDO, duration: STANDS_MS })
}

function Offer({ text, undo, close }: Omit<UndoOffer, 'id'> & { close: () => void }) {
  const { t } = useLingui()
  const press = () => {
    close()
    undo()
  }
  return (
    <>
      <span className="grow">{text}</span>
      <Button type="button" tone="paper" size="small" onClick={press}>
        {t`Undo`}
      </Button>
      <IconButton icon={X} label={t`Close`} onClick={close} />
    </>
  )
}

export function withdrawUndo(id: string): void {
  toast.remove(id, UNDO)
}

/** What was offered about a page is not pressed over what is being written on it. */
export function withdrawAllUndo(): void {
  toast.removeAll(UNDO)
}

/** Lies over the foot of the page, which gets room at its end: nothing moves, and all can be scrolled clear of it. */
export function UndoBar() {
  const { t } = useLingui()
  const { toasts, handlers } = useToaster({}, UNDO)
  const offers = toasts.filter(({ visible }) => visible)
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (!bar.current) return
      // On a phone the editor's buttons stand at the foot, and stay free.
      const below = document.querySelector<HTMLElement>('.save-bar')
      const foot = below && getComputedStyle(below).position === 'sticky' ? below.offsetHeight : 0
      bar.current.style.insetBlockEnd = `${foot}px`
      const room = bar.current.hasChildNodes() ? bar.current.offsetHeight + foot : 0
      document.documentElement.style.setProperty('--undo-bar', `${room}px`)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  })
  if (!useHydrated()) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hovering and focus only give time
    <section
      ref={bar}
      className="undo-bar"
      aria-label={t`Undo`}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      // A pressed button goes with its offer, and is neither left nor blurred.
      onClick={handlers.endPause}
    >
      {offers.map(({ id, message }) => (
        <div key={id} className="page undo-offer">
          {typeof message !== 'function' && message}
        </div>
      ))}
    </section>
  )
}
