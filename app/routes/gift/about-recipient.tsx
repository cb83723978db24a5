import { Fragment } from 'react'
import { HIDEABLE } from '#app/domain/profiles/gift-profile.ts'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

export function AboutRecipient({
  profile,
}: {
  profile: Pick<SeenProfile, 'recipientName' | 'ageGroup' | 'hobbies' | 'preferences' | 'notes'>
}) {
  const facts = HIDEABLE.filter(({ name }) => profile[name])
  if (facts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>
        About <bdi>{profile.recipientName}</bdi>
      </h2>
      <dl className="facts">
        {facts.map(({ label, name }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{profile[name]}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
