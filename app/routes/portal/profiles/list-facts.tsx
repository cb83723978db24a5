import { countdownWords } from '#app/copy/countdown.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CalendarHeart, CalendarX2 } from 'lucide-react'
import { useToday } from '#app/components/days/use-today.ts'
import { type Countdown, countdownTo } from '#app/domain/profiles/countdown.ts'

interface ListFactsProps {
  occasion: string
  /** Its day in words. */
  date: string
  countdown: Countdown
  ideas: number
  /** Null where the owner wants to be surprised. */
  taken?: number | null
  next?: boolean
}

/** 'Birthday in 20 days · 15 ideas', and the day. */
export function ListFacts({ occasion, date, countdown, ideas, taken = null, next = false }: ListFactsProps) {
  const { t } = useLingui()
  return (
    <>
      <bdi>{occasion}</bdi> <When countdown={countdown} next={next} /> ·{' '}
      <span>{t(ideasInWords(ideas, taken))}</span>
      <br />
      <time className="text-small whitespace-nowrap text-ink-soft">{date}</time>
    </>
  )
}

/** The owner's day, and how far the occasion is from it. */
export function useCountdown({ day, today, zone }: { day: string; today: string; zone: string | null }) {
  return countdownTo(day, useToday(today, zone))
}

function ideasInWords(ideas: number, taken: number | null): MessageDescriptor {
  if (taken) return msg`${plural(taken, { one: `# of ${ideas} taken`, other: `# of ${ideas} taken` })}`
  return ideas === 0 ? msg`no ideas yet` : msg`${plural(ideas, { one: '# idea', other: '# ideas' })}`
}

function When({ countdown: { passed, days }, next }: Pick<ListFactsProps, 'countdown'> & { next: boolean }) {
  const { t } = useLingui()
  const words = t(countdownWords(days))
  if (next) {
    return (
      <strong className="inline-block text-ribbon">
        <CalendarHeart aria-hidden className="inline size-[1.1em] align-[-0.15em]" />{' '}
        <span className="sr-only">{t({ message: 'next:', comment: 'the next occasion of all' })} </span>
        {words}
      </strong>
    )
  }
  if (!passed) return <span className="inline-block">{words}</span>
  return (
    <strong className="inline-block text-danger">
      <CalendarX2 aria-hidden className="inline size-[1.1em] align-[-0.15em]" /> {words}
    </strong>
  )
}
