import { useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { FREED_UNASKED } from '#app/copy/notes.ts'
import type { OtherGift } from '#app/domain/profiles/visibility.ts'
import { Button } from '#app/ui/button.tsx'

interface OthersGiftsProps {
  id: string
  gifts: readonly OtherGift[]
  hidden: boolean
}

export function OthersGifts({ id, gifts, hidden }: OthersGiftsProps) {
  const { t } = useLingui()
  const action = `/portal/suggestions/${id}/other-gifts`
  return (
    <section className="stack">
      <h2>{t`Not on the list`}</h2>
      <p className="text-ink-soft">
        {hidden
          ? t`What else visitors give stays a surprise. Does somebody write nonsense? You can remove all of it without reading it.`
          : t`Visitors said that they give this.`}
      </p>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <span id={gift.id} dir="auto">
              {gift.text}
            </span>
            <details className="more">
              <summary aria-describedby={gift.id}>{t`Remove`}</summary>
              <p>{t(FREED_UNASKED)}</p>
              <Form method="post" action={action} navigate={false}>
                <input type="hidden" name="gift" value={gift.id} />
                <Button type="submit" tone="paper" size="small" aria-describedby={gift.id}>
                  {t`Remove it`}
                </Button>
              </Form>
            </details>
          </li>
        ))}
      </ul>
      {(hidden || gifts.length > 1) && (
        <details className="more">
          <summary>{t`Remove all`}</summary>
          <p>{t`All that visitors wrote here goes for good, for everybody. Your ideas stay.`}</p>
          <Form method="post" action={action} navigate={false}>
            <Button type="submit" name="all" value="on" tone="paper" size="small">
              {t`Remove what they wrote`}
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}
