import { useLingui } from '@lingui/react/macro'
import { Menu as MenuIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type MenuProps = {
  /** What opens it, where it is not the page's own menu. */
  summary?: ReactNode
  children: ReactNode
}

/** Native details, so that it opens without JavaScript. Pass the path as `key`, so that it closes on navigation. */
export function Menu({ summary, children }: MenuProps) {
  const { t } = useLingui()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc only adds to what details do natively
    <details ref={menu} className="menu" onKeyDown={closeOnEscape}>
      {summary ?? (
        <summary className="button" data-tone="paper" data-size="small">
          <MenuIcon aria-hidden />
          {t`Menu`}
        </summary>
      )}
      <div className="menu-panel">{children}</div>
    </details>
  )
}
