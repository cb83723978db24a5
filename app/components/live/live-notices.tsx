import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFetchers } from 'react-router'
import { newlyTaken } from '#app/components/live/live-update.ts'
import { CONNECTION_LOST, hasBeenTaken } from '#app/copy/shared-page.ts'
import { Notice } from '#app/ui/notice.tsx'

export function ConnectionLost({ lost }: { lost: boolean }) {
  const { t } = useLingui()
  if (!lost) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto max-w-md print:hidden">
      <Notice title={t(CONNECTION_LOST.title)}>{t(CONNECTION_LOST.text)}</Notice>
    </div>
  )
}

interface TakenMeanwhileProps {
  ideas: readonly { id: string; text: string; taken: boolean }[]
  action: string
}

/** Tells screen readers of each idea that somebody else took while the page is open. */
export function TakenMeanwhile({ ideas, action }: TakenMeanwhileProps) {
  const { t } = useLingui()
  const own = useRef(new Set<unknown>())
  const before = useRef(ideas)
  const [said, setSaid] = useState<string[]>([])
  const fetchers = useFetchers()

  useEffect(() => {
    for (const { formAction, formData } of fetchers) {
      if (formAction?.split('?')[0] === action) own.current.add(formData?.get('idea'))
    }
  }, [fetchers, action])

  useEffect(() => {
    const taken = newlyTaken(before.current, ideas).filter(({ id }) => !own.current.has(id))
    before.current = ideas
    if (taken.length > 0) setSaid((earlier) => [...earlier, ...taken.map(({ text }) => text)])
  }, [ideas])

  return (
    <div className="sr-only" aria-live="polite">
      {said.map((idea, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- it only grows, and an idea may be taken twice
        <p key={at}>{t(hasBeenTaken(idea))}</p>
      ))}
    </div>
  )
}
