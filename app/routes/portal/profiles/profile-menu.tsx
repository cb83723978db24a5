import { useLingui } from '@lingui/react/macro'
import { CopyPlus, Eye, Settings2, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { Form } from '#app/components/forms/form.tsx'
import { duplicateAction } from '#app/routes/portal/profiles/next-step.tsx'
import { MoreMenu } from '#app/ui/more-menu.tsx'

interface ProfileMenuProps {
  profile: { id: string; slug: string; name: string }
  /** Whether another ribbon stands in the place of Share. */
  shares: boolean
  children?: ReactNode
}

/** ⋯ of a profile, on its card and with its ideas: what is seldom done. */
export function ProfileMenu({ profile: { id, slug, name }, shares, children }: ProfileMenuProps) {
  const { t } = useLingui()
  return (
    <MoreMenu label={t`More for ${name}`}>
      {children}
      {shares && (
        <Link to={`/portal/share/${id}`} className="menu-link">
          <Share2 aria-hidden />
          {t`Share`}
        </Link>
      )}
      <Link to={`/gift/${slug}?preview`} className="menu-link">
        <Eye aria-hidden />
        {t`Preview as a visitor sees it`}
      </Link>
      <Link to={`/portal/edit/${id}#more`} className="menu-link">
        <Settings2 aria-hidden />
        {t`Settings of this list`}
      </Link>
      <Form method="post" action={duplicateAction(id)}>
        <button type="submit" className="menu-link w-full">
          <CopyPlus aria-hidden />
          {t`Duplicate for the next occasion`}
        </button>
      </Form>
    </MoreMenu>
  )
}
