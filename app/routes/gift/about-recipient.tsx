import { Fragment } from 'react'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

interface AboutRecipientProps {
  profile: Pick<SeenProfile, 'recipientName' | 'ageGroup' | 'hobbies' | 'preferences' | 'notes'>
  /** Said above the list, and not twice. */
  terms: readonly string[]
}

export function AboutRecipient({ profile, terms }: AboutRecipientProps) {
  const facts = [
    ['Age group', profile.ageGroup],
    ['Hobbies', profile.hobbies],
    ['Gift preferences', profile.preferences],
    ['Additional notes', profile.notes],
  ].filter(([, text]) => text && !terms.includes(text))
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
