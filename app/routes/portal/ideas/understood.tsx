import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Chip } from '#app/server/commands/profiles/correct-understood.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export const GROUP_NAMES = {
  likes: msg`About them`,
  off: msg`Keeps off`,
  only: msg({ message: 'Only', comment: 'Heads what all ideas are to be, such as: vegan' }),
  'up to': msg`Up to €, $ or £`,
} satisfies Record<Chip['group'], MessageDescriptor>

/** What the ideas follow from, and the way to correct it. */
export function Understood({ id, chips }: { id: string; chips: readonly Chip[] }) {
  const { t } = useLingui()
  const groups = Object.entries(GROUP_NAMES).map(([group, label]) => ({
    label: t(label),
    things: chips.filter((chip) => chip.group === group && chip.state === 'heeded'),
  }))
  const doubtful = chips.filter(({ state }) => state === 'doubtful')
  return (
    <details className="more">
      <summary>{t`What we understood`}</summary>
      <ul className="flex flex-wrap items-center gap-2">
        {[...groups, { label: t`In doubt`, things: doubtful }]
          .filter(({ things }) => things.length > 0)
          .map(({ label, things }) => (
            <li key={label} className="flex flex-wrap items-center gap-2">
              {label}:
              {things.map(({ key, words }) => (
                <Badge key={key}>
                  <span dir="auto">{words}</span>
                </Badge>
              ))}
            </li>
          ))}
      </ul>
      <LinkButton to={`/portal/suggestions/${id}/understood`} tone="quiet" size="small" className="w-fit">
        {t`Correct this`}
      </LinkButton>
    </details>
  )
}
