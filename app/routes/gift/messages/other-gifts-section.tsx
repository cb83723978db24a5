import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { OtherGift } from '#app/domain/profiles/visibility.ts'

interface OtherGiftsSectionProps {
  gifts: readonly OtherGift[]
  /** Where a visitor adds one, or removes their own; null while taking is paused. */
  address: string | null
}

export function OtherGiftsSection({ gifts, address }: OtherGiftsSectionProps) {
  const { t } = useLingui()
  return (
    <section
      className={gifts.length > 0 ? 'other-gifts' : 'other-gifts print:hidden'}
      aria-labelledby="other-gifts"
    >
      <h2 id="other-gifts">{t`Not on the list`}</h2>
      {gifts.length > 0 && (
        <ul>
          {gifts.map(({ id, text }) => (
            <li key={id} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
      {address !== null && (
        <p className="print:hidden">
          <Link className="link" to={address}>
            {t`I am giving something else`}
          </Link>
        </p>
      )}
    </section>
  )
}
