import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { Tier } from '#app/domain/quizzes/partner-quiz.ts'

interface TierWords {
  name: MessageDescriptor
  message: (score: number, self: string, partner: string) => MessageDescriptor
}

export const PARTNER_TIERS: Record<Tier, TierWords> = {
  gift_soulmates: {
    name: msg`Gift Soulmates`,
    message: (score, self, partner) =>
      msg`${{ score }} out of 8! ${{ partner }} knows ${{ self }} so well that wrapping paper is a mere formality. Whatever is inside, it will be right.`,
  },
  solid_vibes: {
    name: msg`Solid Vibes Slight Misses`,
    message: (score, self, partner) =>
      msg`${{ score }} out of 8. ${{ partner }} has ${{ self }} nearly figured out. The misses are the kind you laugh about over cake.`,
  },
  wishlist_assist: {
    name: msg`Could Use a Wishlist Assist`,
    message: (score, self, partner) =>
      msg`${{ score }} out of 8. ${{ self }} still has a few secrets from ${{ partner }}, which is charming on any day but a birthday. A hint or two would help.`,
  },
  wishlist_emergency: {
    name: msg`Wishlist Emergency`,
    message: (score, self, partner) =>
      msg`${{ score }} out of 8. ${{ self }} remains a beautiful mystery to ${{ partner }}. No harm done: that is exactly what wish lists are for.`,
  },
}
