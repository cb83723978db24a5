import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { FACTS } from '#app/copy/notes.ts'
import { HIDEABLE } from '#app/domain/profiles/gift-profile.ts'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

interface AboutRecipientProps {
  profile: Pick<SeenProfile, 'recipientName' | 'ageGroup' | 'hobbies' | 'preferences' | 'notes'>
  /** Said above the list, and not twice. */
  terms: readonly string[]
}

export function AboutRecipient({ profile, terms }: AboutRecipientProps) {
  const { t } = useLingui()
  const { recipientName: name } = profile
  const facts = HIDEABLE.filter((fact) => {
    const text = profile[fact.name]
    return text && !terms.includes(text)
  })
  if (facts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>About {name}</Trans>
      </h2>
      <dl className="facts">
        {facts.map((fact) => (
          <Fragment key={fact.name}>
            <dt>{t(FACTS[fact.name])}</dt>
            <dd dir="auto">{profile[fact.name]}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
