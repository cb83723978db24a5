import { Form } from '#app/components/forms/form.tsx'
import type { OtherGift } from '#app/domain/visibility.ts'
import { Button } from '#app/ui/button.tsx'

/** What visitors give beside the list, as its owner sees it. */
export function OthersGifts({ id, gifts }: { id: string; gifts: readonly OtherGift[] }) {
  return (
    <section className="stack">
      <h2>Not on the list</h2>
      <p className="text-ink-soft">Visitors said that they give this.</p>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <Form
              method="post"
              action={`/portal/suggestions/${id}/other-gifts`}
              preventScrollReset
              className="flex flex-wrap items-center gap-x-3"
            >
              <span id={gift.id} dir="auto">
                {gift.text}
              </span>
              <input type="hidden" name="gift" value={gift.id} />
              <Button type="submit" tone="quiet" size="small" aria-describedby={gift.id}>
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
