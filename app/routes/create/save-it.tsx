import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { keepTemporaryProfile, type TemporaryForm } from '#app/components/session/temporary-profile-store.ts'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import { TemporaryProfileField } from '#app/routes/account/temporary-profile.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export function SaveIt({ temporary, ideas }: { temporary: TemporaryForm; ideas: readonly string[] }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    keepTemporaryProfile(temporary)
  }, [temporary])
  const name = temporary.form.recipient_name
  const title = <Trans>A profile for {name}</Trans>
  const signUp = useSignUp()
  const description = {
    open: t`Create an account or sign in, and it is saved for you. Nothing you wrote is lost on the way.`,
    invited: t`Create an account or sign in, and it is saved for you. For an account you need an invitation. Nothing you wrote is lost on the way.`,
    closed: t`Sign in, and it is saved for you. This Wishfolio takes no new accounts; until you close this tab, what you wrote stays in it.`,
  }[signUp]
  return (
    <>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        description={description}
        actions={
          <>
            <LinkButton to="/signin" tone={signUp === 'closed' ? 'ribbon' : 'paper'}>
              {t`Sign In`}
            </LinkButton>
            {signUp !== 'closed' && <LinkButton to="/signup">{t`Create Account`}</LinkButton>}
          </>
        }
      >
        <FirstIdeas ideas={ideas} />
      </Dialog>
      <noscript>
        <Notice title={title} action={<CarryOn temporary={temporary} />}>
          {description}
          <FirstIdeas ideas={ideas} />
        </Notice>
      </noscript>
    </>
  )
}

/** Without JavaScript a form brings the temporary profile to the next page. */
function CarryOn({ temporary }: { temporary: TemporaryForm }) {
  const { t } = useLingui()
  const profile = JSON.stringify(temporary)
  return (
    <div className="buttons">
      {useSignUp() !== 'closed' && (
        <form method="post" action="/signup">
          <TemporaryProfileField profile={profile} />
          <Button type="submit">{t`Create Account`}</Button>
        </form>
      )}
      <form method="post" action="/signin">
        <TemporaryProfileField profile={profile} />
        <Button type="submit" tone="paper">
          {t`Sign In`}
        </Button>
      </form>
    </div>
  )
}

export function FirstIdeas({ ideas }: { ideas: readonly string[] }) {
  const { t } = useLingui()
  if (ideas.length === 0) return null
  return (
    <div className="mt-5 grid gap-4">
      <ul className="grid gap-4" aria-label={t`First ideas`}>
        {ideas.map((idea) => (
          <GiftTag as="li" key={idea}>
            <p className="tag-title" dir="auto">
              {idea}
            </p>
          </GiftTag>
        ))}
      </ul>
      <p className="font-bold">{t`and twelve more`}</p>
    </div>
  )
}
