import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Pictogram } from '#app/components/sharing/pictogram.tsx'
import type { Pictogram as Name } from '#app/domain/ideas/pictogram.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

const IDEAS: readonly { text: MessageDescriptor; pictogram: Name }[] = [
  { text: msg`A kite for windy days`, pictogram: 'blocks' },
  { text: msg`A bird feeder`, pictogram: 'paw' },
  { text: msg`A year of puzzles`, pictogram: 'puzzle' },
]
const TAKEN: Name = 'paw'
const TAKEN_NEXT: Name = 'puzzle'
const WAIT_MS = 3500

/** A demo of a shared list: nothing is sent. Static without JavaScript, still with reduced motion. */
export function ExampleList() {
  const { t } = useLingui()
  const [taken, setTaken] = useState<readonly Name[]>([TAKEN])
  const [news, setNews] = useState<MessageDescriptor>()
  const tryable = useHydrated()
  const untouched = news === undefined

  useEffect(() => {
    if (!untouched || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      setTaken((before) => [...before, TAKEN_NEXT])
      setNews(msg`Uncle Otto has just taken the puzzles, on his own phone.`)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [untouched])

  function take(idea: Name): void {
    setTaken((before) => [...before, idea])
    setNews(msg`Taken. On a real list, everyone else would see it by now.`)
  }

  return (
    <section aria-labelledby="example" className="grid max-w-md gap-5">
      <header className="grid gap-1">
        <h2 id="example">{t`An example: ideas for Grandma`}</h2>
        <p className="text-small text-ink-soft">
          {tryable ? t`Just an example, so try it: nothing is sent.` : t`Just an example of a shared list.`}
        </p>
      </header>
      <ul className="grid gap-5">
        {IDEAS.map(({ text, pictogram }) => (
          <ExampleIdea
            key={pictogram}
            idea={t(text)}
            pictogram={pictogram}
            taken={taken.includes(pictogram)}
            onTake={tryable ? () => take(pictogram) : undefined}
          />
        ))}
      </ul>
      <p role="status" className="min-h-12 text-small">
        {news && t(news)}
      </p>
    </section>
  )
}

interface ExampleIdeaProps {
  idea: string
  pictogram: Name
  taken: boolean
  onTake: (() => void) | undefined
}

function ExampleIdea({ idea, pictogram, taken, onTake }: ExampleIdeaProps) {
  const { t } = useLingui()
  const textId = useId()
  function take(): void {
    onTake?.()
    // The button is about to be disabled, and would lose the focus.
    document.getElementById(textId)?.focus()
  }
  return (
    <GiftTag as="li" tied={taken}>
      <div className="tag-line">
        <div className="tag-what">
          <Pictogram name={pictogram} />
          <h3 className="tag-title" id={textId} tabIndex={-1}>
            {idea}
          </h3>
        </div>
        <div className="tag-actions">
          {/* Reserves its space, so that nothing moves. */}
          <Button
            type="button"
            size="small"
            tone={taken ? 'taken' : 'ribbon'}
            icon={taken ? Check : undefined}
            disabled={taken}
            className={onTake || taken ? undefined : 'needs-script invisible'}
            onClick={take}
            aria-describedby={textId}
          >
            {taken ? t`Taken` : t`Mark as taken`}
          </Button>
        </div>
      </div>
    </GiftTag>
  )
}
