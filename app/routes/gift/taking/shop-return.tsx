import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { browserRecord } from '#app/components/session/browser-record.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'
import { Button } from '#app/ui/button.tsx'

/** The id of the idea whose shop link was followed last, until its page asked about it. */
type ShopVisit = { slug: string; idea: string } | null

const visit = browserRecord('sessionStorage', 'wishfolio.shop-visit', isShopVisit)

/** Remembers that a visitor follows a shop link; in the tab's storage, because phones reload a tab left for long. */
export function leaveForShop(slug: string, idea: string): void {
  visit.write({ slug, idea })
}

/** The idea that a visitor back from the shop is asked about, once, and how to stop asking. */
export function useShopReturn(slug: string): [idea: string | null, done: () => void] {
  const [idea, setIdea] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const last = visit.read()
      if (document.visibilityState !== 'visible' || last?.slug !== slug) return
      visit.write(null)
      setIdea(last.idea)
    }
    // A phone may have reloaded the tab meanwhile.
    const first = requestAnimationFrame(look)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    return () => {
      cancelAnimationFrame(first)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
    }
  }, [slug])
  return [idea, () => setIdea(null)]
}

function isShopVisit(value: unknown): value is ShopVisit {
  return value === null || (typeof value === 'object' && 'slug' in value && 'idea' in value)
}

interface ReturnQuestionProps {
  idea: SeenIdea | undefined
  onAnswer: (idea: SeenIdea, got: boolean) => void
}

/** Over the lower edge of the page, where it moves nothing and blocks nothing. */
export function ReturnQuestion({ idea, onAnswer }: ReturnQuestionProps) {
  const { t } = useLingui()
  return (
    <div role="status" className="shop-return">
      {idea !== undefined && (
        <div className="card">
          <p>{t`Back from the shop? If you got it, mark it as taken, so that no one else gives it too:`}</p>
          <strong dir="auto" lang={idea.language}>
            {idea.text}
          </strong>
          <div className="dialog-actions">
            <Button type="button" tone="quiet" size="small" onClick={() => onAnswer(idea, false)}>
              {t`Not this time`}
            </Button>
            <Button type="button" size="small" onClick={() => onAnswer(idea, true)}>
              {t`Yes, I got it`}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
