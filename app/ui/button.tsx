import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'

import { ButtonContent, type ButtonLook } from '#app/ui/button-content.tsx'
import { classNames } from '#app/ui/class-names.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** As in HTML, a button inside a form submits it unless `type="button"`. */
export function Button({
  tone = 'ribbon',
  size = 'medium',
  icon = tone === 'danger' ? TriangleAlert : undefined,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy: that would throw the keyboard focus away.
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event)

  return (
    <button
      {...rest}
      className={classNames('button', className)}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={ignoreWhileBusy}
    >
      <ButtonContent icon={icon} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}
