import { useEffect, useMemo, useState } from 'react'
import {
  isBehind,
  delayBeforeReload,
  type LiveUpdate,
  applyLiveUpdate,
} from '#app/components/live/live-update.ts'
import { followStream } from '#app/components/live/live-stream-reader.ts'
import { useRevalidateWhenIdle } from '#app/components/live/revalidate-when-idle.ts'
import { isAnswer } from '#app/components/forms/unreachable-server.ts'
import { type ErrorCode, ERRORS } from '#app/domain/errors.ts'

const NO_IDEAS: readonly never[] = []
/** The newest that the stream told, and how often the page was read anew since. */
const NOTHING: { told: LiveUpdate | null; readings: number } = { told: null, readings: 0 }

/**
 * Keeps a page about a profile up to date. `mark` and `ideas` are what its loader read; the answer holds the ideas as
 * they are now, and whether the connection has been lost for a while. That an idea was taken shows without asking the
 * server; after any other change the page's data is read again.
 */
export function useLiveUpdates<Idea extends { taken: boolean }>(
  slug: string,
  mark: string,
  ideas: readonly Idea[] = NO_IDEAS,
): { ideas: readonly Idea[]; lost: boolean } {
  const readAgain = useRevalidateWhenIdle()
  const [news, setNews] = useState(NOTHING)
  const [lost, setLost] = useState(false)
  const shown = useMemo(() => ({ mark, ideas }), [mark, ideas])

  useEffect(() => {
    const onUpdate = (told: LiveUpdate | null) => {
      if (told) setNews({ told, readings: 0 })
      else void readAgain()
    }
    const stop = followStream(slug, { onUpdate, onLost: setLost })
    return () => {
      stop()
      setNews(NOTHING)
    }
  }, [slug, readAgain])

  useEffect(() => {
    const { told, readings } = news
    if (!told || !isBehind(shown, told)) return undefined
    const readOnce = () =>
      readAgain().finally(() =>
        // Until the two agree: what was read may have been older than the message, or not to be had.
        setNews((newest) => (newest === news ? { told, readings: readings + 1 } : newest)),
      )
    const timer = setTimeout(() => void readOnce(), delayBeforeReload(shown, told, readings, Math.random()))
    return () => clearTimeout(timer)
  }, [news, shown, readAgain])

  return { ideas: useMemo(() => applyLiveUpdate(shown, news.told), [shown, news]), lost }
}

const kept = new Map<string, unknown>()

/**
 * For a page's loader in the browser: what it showed stays when the server cannot be reached for something newer, or
 * when `statusOf` says that the newer is a failure of the server. What may no longer be seen is forgotten.
 */
export async function orLastKnown<Data>(
  page: string,
  serverLoader: () => Promise<Data>,
  statusOf: (data: Data) => number = () => 200,
): Promise<Data> {
  try {
    const data = await serverLoader()
    const status = statusOf(data)
    if (status >= 500) return kept.has(page) ? (kept.get(page) as Data) : data
    if (status >= 400) kept.delete(page)
    else kept.set(page, data)
    return data
  } catch (error) {
    if (isAnswer(error)) kept.delete(page)
    if (!kept.has(page)) throw error
    return kept.get(page) as Data
  }
}

/** The status of a live page's data, for `orLastKnown`. */
export function statusOfProblem({ problem }: { problem: ErrorCode | null }): number {
  return problem === null ? 200 : ERRORS[problem]
}
