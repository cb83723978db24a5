import { useEffect, useMemo, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import {
  isBehind,
  delayBeforeReload,
  type LiveUpdate,
  applyLiveUpdate,
} from '#app/components/live/live-update.ts'
import { followStream } from '#app/components/live/live-stream-reader.ts'
import { useRevalidateWhenIdle } from '#app/components/live/revalidate-when-idle.ts'
import { isAnswer } from '#app/components/forms/unreachable-server.ts'

const NO_IDEAS: readonly never[] = []
/** The stream's newest message, and how often the page's data was reloaded since. */
const NOTHING: { update: LiveUpdate | null; reloads: number } = { update: null, reloads: 0 }

/** Keeps a page up to date: a take shows at once, any other change reloads its data; `lost`: no connection now. */
export function useLiveUpdates<Idea extends { id: string; taken: boolean }>(
  page: string,
  version: string,
  ideas: readonly Idea[] = NO_IDEAS,
): { ideas: readonly Idea[]; lost: boolean } {
  const reload = useRevalidateWhenIdle()
  const [news, setNews] = useState(NOTHING)
  const [lost, setLost] = useState(false)
  const shown = useMemo(() => ({ version, ideas }), [version, ideas])

  useEffect(() => {
    const onUpdate = (update: LiveUpdate | null) => {
      if (update) setNews({ update, reloads: 0 })
      else void reload()
    }
    const stop = followStream(page, { onUpdate, onLost: setLost })
    return () => {
      stop()
      setNews(NOTHING)
    }
  }, [page, reload])

  useEffect(() => {
    const { update, reloads } = news
    if (!update || !isBehind(shown, update)) return undefined
    const reloadOnce = () =>
      reload().finally(() =>
        // Until the two agree: what was read may have been older than the message, or not to be had.
        setNews((newest) => (newest === news ? { update, reloads: reloads + 1 } : newest)),
      )
    const timer = setTimeout(
      () => void reloadOnce(),
      delayBeforeReload(shown, update, reloads, Math.random()),
    )
    return () => clearTimeout(timer)
  }, [news, shown, reload])

  return { ideas: useMemo(() => applyLiveUpdate(shown, news.update), [shown, news]), lost }
}

const lastGood = new Map<string, unknown>()

/**
 * Beside `orLastKnown`, in the root alone and after `useAuthState`, which forgets it: keeps what the root and the page show,
 * with the query and without.
 */
export function useLastKnown(root: unknown): void {
  const { pathname, search } = useLocation()
  const page = useMatches().at(-1)?.loaderData
  useEffect(() => {
    for (const [key, data] of Object.entries({ root, [pathname]: page, [pathname + search]: page })) {
      if (data && statusOf(data) < 400) lastGood.set(key, data)
    }
  }, [root, pathname, search, page])
}

/** Who signs in next sees nothing of an account that was signed in before. */
export function forgetLastKnown(): void {
  lastGood.clear()
}

/** For a loader in the browser: what it showed stays while the server cannot be reached, or fails. */
export async function orLastKnown<Data>(page: string, serverLoader: () => Promise<Data>): Promise<Data> {
  const known = lastGood.get(page) as Data | undefined
  try {
    const data = await serverLoader()
    const status = statusOf(data as object)
    if (status >= 500 && known) return known
    if (status >= 400) lastGood.delete(page)
    return data
  } catch (error) {
    if (known && !isAnswer(error)) return known
    lastGood.delete(page)
    throw error
  }
}

function statusOf({ status }: { status?: unknown }): number {
  return typeof status === 'number' ? status : 200
}
