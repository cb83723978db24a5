import { CalendarHeart, CalendarX2, Pencil, Share2, Trash2 } from 'lucide-react'
import type { FormEvent, MouseEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { CopyLinkButton, type PassOn } from '#app/components/sharing/copy-link-button.tsx'
import type { Countdown } from '#app/domain/profiles/countdown.ts'
import { type ListedProfile, statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { NextStep } from '#app/routes/portal/profiles/next-step.tsx'
import type { Asked } from '#app/routes/portal/profiles/profile-dialogs.tsx'
import { BadgeButton } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/button.tsx'

interface ProfileCardProps {
  profile: ListedProfile
  countdown: Countdown
  next: boolean
  query: string
  onAsk: (what: Asked['what']) => void
  onPassOn: (pressed: PassOn) => void
}

/** Shows a new status at once; if saving fails the list is read again and shows the old one. */
export function ProfileCard({ profile: stored, countdown, next, query, onAsk, onPassOn }: ProfileCardProps) {
  const saving = useFetcher({ key: statusForm(stored.id, query).fetcherKey }).formData?.get('status')
  const profile: ListedProfile = saving
    ? { ...stored, status: saving === 'complete' ? 'complete' : 'incomplete' }
    : stored
  const ask = (what: Asked['what']) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onAsk(what)
  }
  return (
    <Card as="li" className="profile-card" data-passed={countdown.passed || undefined}>
      <div className="grid gap-1">
        <h2>
          <Link
            className="-my-2.5 inline-block py-2.5 underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
            dir="auto"
            to={`/portal/suggestions/${profile.id}`}
          >
            {profile.name}
          </Link>
        </h2>
        <p className="text-ink-soft">
          {profile.occasion}, <time>{profile.date}</time>
          <br />
          <When countdown={countdown} next={next} /> · {ideasInWords(profile)}
        </p>
      </div>
      <StatusBadge profile={profile} query={query} onAsk={() => onAsk('complete')} />
      <div className="col-span-full empty:hidden">
        <TakedownNotice reason={profile.takedownReason} />
      </div>
      <div className="buttons">
        <NextStep profile={stored} query={query} size="small" />
        <LinkButton
          to={`/portal/edit/${profile.id}`}
          tone="paper"
          size="small"
          icon={Pencil}
          onClick={ask('edit')}
        >
          Edit
        </LinkButton>
        {(profile.ideas === 0 || profile.status === 'incomplete') && (
          <LinkButton to={`/portal/share/${profile.id}`} tone="paper" size="small" icon={Share2}>
            Share
          </LinkButton>
        )}
        <CopyLinkButton link={profile.link} ask={profile.status === 'complete' ? undefined : onPassOn} />
        <LinkButton
          to={`/portal/profile/${profile.id}/delete${query}`}
          tone="quiet"
          size="small"
          icon={Trash2}
          onClick={ask('delete')}
        >
          Delete
        </LinkButton>
      </div>
    </Card>
  )
}

function ideasInWords({ ideas, taken }: Pick<ListedProfile, 'ideas' | 'taken'>): string {
  if (taken) return `${taken} of ${ideas} taken`
  return ideas === 0 ? 'no ideas yet' : ideas === 1 ? '1 idea' : `${ideas} ideas`
}

function When({ countdown: { passed, words }, next }: Pick<ProfileCardProps, 'countdown' | 'next'>) {
  if (next) {
    return (
      <strong className="inline-block text-ribbon">
        <CalendarHeart aria-hidden className="inline size-[1.1em] align-[-0.15em]" /> next: {words}
      </strong>
    )
  }
  if (!passed) return <span className="inline-block">{words}</span>
  return (
    <strong className="inline-block text-danger">
      <CalendarX2 aria-hidden className="inline size-[1.1em] align-[-0.15em]" /> {words}
    </strong>
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
  const { action, fetcherKey } = statusForm(profile.id, query)
  const complete = profile.status === 'complete'
  const ask = (event: FormEvent) => {
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
        title={complete ? 'Make incomplete' : 'Make complete'}
      >
        {complete ? 'Complete' : 'Incomplete'}
      </BadgeButton>
    </Form>
  )
}
