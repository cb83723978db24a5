import { Fragment } from 'react'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

export function AboutRecipient({
  profile,
}: {
  profile: Pick<SeenProfile, 'recipientName' | 'ageGroup' | 'hobbies' | 'preferences' | 'notes'>
}) {
  const facts = [
    ['Age group', profile.ageGroup],
    ['Hobbies', profile.hobbies],
    ['Gift preferences', profile.preferences],
    ['Additional notes', profile.notes],
  ].filter(([, text]) => text)
  if (facts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>
        About <bdi>{profile.recipientName}</bdi>
      </h2>
      <dl className="facts">
        {facts.map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
