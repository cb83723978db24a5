import { useEffect, useState } from 'react'
import { type TemporaryForm, keepTemporaryProfile } from '#app/components/session/temporary-profile-store.ts'
import { FirstIdeas } from '#app/routes/create/first-ideas.tsx'
import { TemporaryProfileField } from '#app/routes/account/temporary-profile.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function SaveIt({ temporary, ideas }: { temporary: TemporaryForm; ideas: readonly string[] }) {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    keepTemporaryProfile(temporary)
  }, [temporary])
  const title = (
    <>
      A profile for <bdi>{temporary.form.recipient_name}</bdi>
    </>
  )
  const description =
    'Create an account or sign in, and it is saved for you. Nothing you wrote is lost on the way.'
  return (
    <>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        description={description}
        actions={
          <>
            <LinkButton to="/signin" tone="paper">
              Sign In
            </LinkButton>
            <LinkButton to="/signup">Create Account</LinkButton>
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
  const profile = JSON.stringify(temporary)
  return (
    <div className="buttons">
      <form method="post" action="/signup">
        <TemporaryProfileField profile={profile} />
        <Button type="submit">Create Account</Button>
      </form>
      <form method="post" action="/signin">
        <TemporaryProfileField profile={profile} />
        <Button type="submit" tone="paper">
          Sign In
        </Button>
      </form>
    </div>
  )
}
