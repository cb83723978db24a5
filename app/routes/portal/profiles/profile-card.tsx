import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, MessageCircleQuestion } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Link, useFetcher, useSubmit } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { Faces } from '#app/components/sharing/faces.tsx'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { noLongerSeen } from '#app/copy/notes.ts'
import { ONLY_YOU } from '#app/copy/shared-page.ts'
import type { Countdown } from '#app/domain/profiles/countdown.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { ListFacts } from '#app/routes/portal/profiles/list-facts.tsx'
import { type ListedProfile, statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { NextStep } from '#app/routes/portal/profiles/next-step.tsx'
import type { Asked } from '#app/routes/portal/profiles/profile-dialogs.tsx'
import { ProfileMenu } from '#app/routes/portal/profiles/profile-menu.tsx'
import { BadgeButton } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { offerUndo, withdrawUndo } from '#app/ui/undo-bar.tsx'

interface ProfileCardProps {
  profile: ListedProfile
  countdown: Countdown
  next: boolean
  query: string
  onAsk: (what: Asked['what']) => void
  onCopy: (copy: () => void) => void
}

/** Shows a new status at once; if saving fails the list is read again and shows the old one. */
export function ProfileCard({ profile: stored, countdown, next, query, onAsk, onCopy }: ProfileCardProps) {
  const { t } = useLingui()
  const saving = useFetcher({ key: statusForm(stored.id, query).fetcherKey }).formData?.get('status')
  const profile: ListedProfile = saving
    ? { ...stored, status: saving === 'complete' ? 'complete' : 'incomplete' }
    : stored
  const { id, requests } = profile
  const ask = (what: Asked['what']) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onAsk(what)
  }
  return (
    <Card as="li" className="profile-card" data-passed={countdown.passed || undefined}>
      <h2>
        <Link
          className="-my-2.5 inline-block py-2.5 underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
          dir="auto"
          to={`/portal/suggestions/${id}`}
        >
          {profile.name}
        </Link>
      </h2>
      <div className="profile-state">
        <StatusBadge profile={profile} query={query} onAsk={() => onAsk('complete')} />
        <ProfileMenu profile={profile} shares={profile.ideas === 0 || countdown.passed} />
      </div>
      <p>
        <ListFacts {...profile} countdown={countdown} next={next} />
      </p>
      <div className="grid gap-3 empty:hidden">
        <Faces pictures={profile.pictures} />
        <TakedownNotice reason={profile.takedownReason} />
        {profile.status === 'incomplete' && profile.ideas > 0 && <p className="text-small">{t(ONLY_YOU)}</p>}
        {requests > 0 && (
          <Link to={`/portal/suggestions/${id}`} className="request-mark">
            <MessageCircleQuestion aria-hidden />
            {t`${plural(requests, { one: '# request to free a gift', other: '# requests to free gifts' })}`}
          </Link>
        )}
      </div>
      <div className="buttons">
        <div className="next-step">
          <NextStep profile={{ ...stored, passed: countdown.passed }} size="small" />
        </div>
        <LinkButton to={`/portal/edit/${id}`} tone="quiet" size="small" onClick={ask('edit')}>
          {t`Edit`}
        </LinkButton>
        <CopyLinkButton
          link={profile.link}
          tone="quiet"
          ask={profile.status === 'complete' ? undefined : onCopy}
        />
        <LinkButton
          to={`/portal/profile/${id}/delete${query}`}
          tone="quiet"
          size="small"
          onClick={ask('delete')}
        >
          {t`Delete`}
        </LinkButton>
      </div>
    </Card>
  )
}

function StatusBadge({
  profile,
  query,
  onAsk,
}: {
  profile: ListedProfile
  query: string
  onAsk: () => void
}) {
  const { t } = useLingui()
  const { action, fetcherKey } = statusForm(profile.id, query)
  const complete = profile.status === 'complete'
  const submit = useSubmit()
  const { state } = useFetcher({ key: fetcherKey })
  const offer = `status of ${profile.id}`
  const hides = useRef(false)
  const { name } = profile
  // Once the list was read again: what could not be saved is still seen.
  useEffect(() => {
    if (state !== 'idle' || !hides.current) return
    hides.current = false
    const form = { status: 'complete', sure: 'on', stay: 'on' }
    const undo = () => void submit(form, { method: 'post', action, navigate: false, fetcherKey })
    if (!complete) offerUndo({ id: offer, text: sayHere(noLongerSeen(name)), undo })
  }, [state, complete, offer, name, submit, action, fetcherKey])
  const ask = (event: FormEvent) => {
    hides.current = complete
    withdrawUndo(offer)
    if (complete || profile.ideas > 0) return
    event.preventDefault()
    onAsk()
  }
  return (
    <Form method="post" action={action} navigate={false} fetcherKey={fetcherKey} onSubmit={ask}>
      <input type="hidden" name="status" value={complete ? 'incomplete' : 'complete'} />
      <BadgeButton
        type="submit"
        tone={complete ? 'taken' : 'neutral'}
        title={complete ? t`Others see it: make it incomplete` : t`Only you see it: let others see it`}
      >
        {complete ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        {complete ? t`Complete` : t`Incomplete`}
      </BadgeButton>
    </Form>
  )
}
