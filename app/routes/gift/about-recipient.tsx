import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { AGES, FACTS } from '#app/copy/shared-page.ts'
import { HIDEABLE } from '#app/domain/profiles/gift-profile.ts'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

interface AboutRecipientProps {
  profile: Pick<SeenProfile, 'language' | 'recipientName' | 'ageGroup' | 'hobbies' | 'preferences' | 'notes'>
  /** Said above the list, and not twice. */
  terms: readonly string[]
}

export function AboutRecipient({ profile, terms }: AboutRecipientProps) {
  const { t } = useLingui()
  const { recipientName: name } = profile
  const { ageGroup, hobbies, preferences, notes } = profile
  const textOf = { ageGroup: ageGroup && t(AGES[ageGroup]), hobbies, preferences, notes }
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
            <dd dir="auto" lang={fact.name === 'ageGroup' ? undefined : profile.language}>
              {textOf[fact.name]}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
