import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Faces } from '#app/components/sharing/faces.tsx'
import { Form } from '#app/components/forms/form.tsx'
import type { SeenGatheringProfile } from '#app/domain/gatherings/gathering-visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

/** With its occasion and day in words; the language is that of an owner's own word for it. */
export type DatedProfile = Omit<SeenGatheringProfile, 'language' | 'occasion_type' | 'other_occasion'> & {
  language?: string
  occasion: string
  day: string
}

interface RecipientTagProps {
  profile: DatedProfile
  path: string
  from: string
}

export function RecipientTag({ profile, path, from }: RecipientTagProps) {
  const { t } = useLingui()
  const { date, day } = profile
  const occasion = <bdi lang={profile.language}>{profile.occasion}</bdi>
  const titleId = `for-${profile.slug}`
  const page = profile.isMe
    ? `${path}/no-peeking?profile=${profile.slug}`
    : `/gift/${profile.slug}?from=${from}`
  return (
    <GiftTag as="li" tied={profile.free === 0 && profile.total > 0}>
      <div className="tag-line">
        <div>
          <p className="tag-title" dir="auto">
            <Link className="link" to={page} id={titleId}>
              {profile.name}
            </Link>
          </p>
          <p className="text-small">
            <Trans>
              {occasion}, <time dateTime={date}>{day}</time>
            </Trans>
            <br />
            {t(inWords(profile))}
          </p>
          <Faces pictures={profile.pictures} />
        </div>
        {profile.isMe ? (
          <p className="tag-actions print:hidden">
            <Link className="link text-small" to={page} aria-describedby={titleId}>
              {t`Not you?`}
            </Link>
          </p>
        ) : (
          <Form method="post" className="tag-actions print:hidden" preventScrollReset>
            <Button
              type="submit"
              name="me"
              value={profile.slug}
              tone="quiet"
              size="small"
              aria-describedby={titleId}
            >
              {t`That’s me`}
            </Button>
          </Form>
        )}
      </div>
    </GiftTag>
  )
}

function inWords({ isMe, free, total }: DatedProfile): MessageDescriptor {
  if (isMe) return msg`No peeking`
  if (total === 0) return msg`No ideas yet`
  if (free === null) return msg`A surprise for you`
  return free === 0
    ? msg`All taken`
    : msg`${plural(free, { one: `# of ${total} free`, other: `# of ${total} free` })}`
}
