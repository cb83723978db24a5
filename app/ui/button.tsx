import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ExoticComponent, MouseEvent, ReactElement } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'

type IconProps = { 'aria-hidden'?: boolean }

export type ButtonLook = {
  tone?: 'ribbon' | 'paper' | 'quiet' | 'danger' | 'taken'
  size?: 'small' | 'medium' | 'large'
  icon?: ExoticComponent<IconProps> | ((props: IconProps) => ReactElement)
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** As in HTML, a button inside a form submits it unless `type="button"`. */
export function Button(props: ButtonProps) {
  const {
    tone = 'ribbon',
    size = 'medium',
    icon,
    busy = false,
    className,
    onClick,
    children,
    ...rest
  } = props
  const Icon = icon ?? (tone === 'danger' ? TriangleAlert : undefined)
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
      {busy ? <Spinner /> : Icon && <Icon aria-hidden />}
      {children}
    </button>
  )
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'children'> & ButtonLook & { children: string }

export function LinkButton(props: LinkButtonProps) {
  const { tone = 'ribbon', size = 'medium', icon: Icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={classNames('button', className)} data-tone={tone} data-size={size}>
      {Icon && <Icon aria-hidden />}
      {children}
    </Link>
  )
}
