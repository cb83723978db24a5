import { Ellipsis } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Menu } from '#app/ui/menu.tsx'

type MoreMenuProps = {
  label: string
  children: ReactNode
}

/** ⋯ with what is seldom done; it closes when something is chosen, but for a step that may be taken again. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const closeOnChoice = ({ target, currentTarget }: MouseEvent) => {
    const menu = currentTarget.closest('details')
    if (!menu || !(target instanceof Element) || !target.closest('a, button:not([data-step])')) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  return (
    <Menu
      summary={
        <summary className="icon-button" aria-label={label} title={label}>
          <Ellipsis aria-hidden />
        </summary>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what is chosen in it is a link or a button */}
      <div className="grid" onClick={closeOnChoice}>
        {children}
      </div>
    </Menu>
  )
}
