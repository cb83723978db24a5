import { useLingui } from '@lingui/react/macro'
import { Link, NavLink, useLocation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { takenHere, useTakenHere } from '#app/components/session/taken-here.ts'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import { Logo } from '#app/ui/logo.tsx'
import { Menu } from '#app/ui/menu.tsx'

interface NavigationBarProps {
  email: string | null
  marketingUrl: string
}

/** A menu on small screens, a line on wide ones; both are in the page, so neither needs JavaScript. */
export function NavigationBar({ email, marketingUrl }: NavigationBarProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <header className="page head">
      <a href={marketingUrl} aria-label="Wishfolio">
        <Logo />
      </a>
      <nav aria-label={t({ message: 'Main', comment: 'the main navigation' })}>
        <Menu key={pathname}>
          <MenuItems email={email} />
        </Menu>
        <div className="head-line">
          <MenuItems email={email} />
        </div>
      </nav>
    </header>
  )
}

function MenuItems({ email }: { email: string | null }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const signUp = useSignUp()
  const took = useTakenHere(() => Object.keys(takenHere()).length > 0, false)
  const gifts = took && (
    // As a document, which can be read offline.
    <NavLink to="/your-gifts" className="menu-link" reloadDocument>
      {t`Your gifts`}
    </NavLink>
  )
  if (email === null) {
    return (
      <>
        {gifts}
        <NavLink to="/signin" className="menu-link">
          {t`Sign In`}
        </NavLink>
        {signUp !== 'closed' && (
          <NavLink to="/signup" className="menu-link">
            {t`Sign Up`}
          </NavLink>
        )}
      </>
    )
  }
  return (
    <>
      {gifts}
      <Link
        to="/portal/profile"
        className="menu-link"
        aria-current={pathname.startsWith('/portal') ? 'page' : undefined}
      >
        {t`Dashboard`}
      </Link>
      <span className="px-3 text-small text-ink-soft break-all">{email}</span>
      <Form method="post" action="/signout">
        <button type="submit" className="menu-link w-full">
          {t`Sign Out`}
        </button>
      </Form>
    </>
  )
}
