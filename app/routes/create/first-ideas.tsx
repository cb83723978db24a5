import { GiftTag } from '#app/ui/gift-tag.tsx'

export function FirstIdeas({ ideas }: { ideas: readonly string[] }) {
  if (ideas.length === 0) return null
  return (
    <div className="mt-5 grid gap-4">
      <ul className="grid gap-4" aria-label="First ideas">
        {ideas.map((idea) => (
          <GiftTag as="li" key={idea}>
            <p className="tag-title" dir="auto">
              {idea}
            </p>
          </GiftTag>
        ))}
      </ul>
      <p className="font-bold">and twelve more</p>
    </div>
  )
}
