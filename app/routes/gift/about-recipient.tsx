import { Fragment } from 'react'
import { HIDEABLE } from '#app/domain/profiles/gift-profile.ts'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

interface AboutRecipientProps {
  profile: Pick<SeenProfile, 'recipientName' | 'ageGroup' | 'hobbies' | 'preferences' | 'notes'>
  /** Said above the list, and not twice. */
  terms: readonly string[]
}

export function AboutRecipient({ profile, terms }: AboutRecipientProps) {
  const facts = HIDEABLE.filter(({ name }) => {
    const text = profile[name]
    return text && !terms.includes(text)
  })
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
