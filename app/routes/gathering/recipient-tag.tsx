import { Link } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import type { SeenGatheringProfile } from '#app/domain/gatherings/gathering-visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export type DatedProfile = SeenGatheringProfile & { day: string }

interface RecipientTagProps {
  profile: DatedProfile
  path: string
  from: string
}

export function RecipientTag({ profile, path, from }: RecipientTagProps) {
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
            <bdi>{profile.occasion}</bdi>, <time dateTime={profile.date}>{profile.day}</time>
            <br />
            {inWords(profile)}
          </p>
        </div>
        {profile.isMe ? (
          <p className="tag-actions print:hidden">
            <Link className="link text-small" to={page} aria-describedby={titleId}>
              Not you?
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
              That’s me
            </Button>
          </Form>
        )}
      </div>
    </GiftTag>
  )
}

function inWords({ isMe, free, total }: SeenGatheringProfile): string {
  if (isMe) return 'No peeking'
  if (total === 0) return 'No ideas yet'
  if (free === null) return 'A surprise for you'
  return free === 0 ? 'All taken' : `${free} of ${total} free`
}
