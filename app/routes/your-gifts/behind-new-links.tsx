import type { yourGifts } from '#app/server/commands/visitors/your-gifts.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'

type Gifts = Awaited<ReturnType<typeof yourGifts>>['behindNewLinks']

export function BehindNewLinks({ gifts }: { gifts: Gifts }) {
  return (
    gifts.length > 0 && (
      <ul className="stack">
        {gifts.map(({ id, recipientName }) => (
          <GiftTag as="li" key={id}>
            <p>
              A gift for <bdi>{recipientName}</bdi>. This list has a new link; ask for it.
            </p>
          </GiftTag>
        ))}
      </ul>
    )
  )
}
