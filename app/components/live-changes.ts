import { useEffect, useRef } from 'react'
import { usePatientRevalidation } from '#app/components/patient-revalidation.ts'
import { isAnswer } from '#app/components/unreachable-server.ts'

const REFUSED_PAUSE_MS = 5000

/**
 * Reads the page's data again after each change of a profile. `seen` is the mark of what the page shows: the stream
 * says at once when that is not the newest. It is closed while the page is hidden, because a browser keeps six
 * connections to a host; coming back, or a connection that comes back, tells what was missed.
 */
export function useLiveChanges(slug: string, seen: string): void {
  const read = usePatientRevalidation()
  const newest = useRef(seen)
  useEffect(() => {
    newest.current = seen
  }, [seen])

  useEffect(() => {
    let stream: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined

    const close = () => {
      clearTimeout(retry)
      stream?.close()
    }
    const follow = () => {
      close()
      if (document.visibilityState !== 'visible') return
      const opened = new EventSource(`/gift/${slug}/live?seen=${newest.current}`)
      stream = opened
      opened.addEventListener('changed', read)
      // A broken connection comes back by itself; a refused one does not, and the page may have become private.
      opened.addEventListener('error', () => {
        if (opened.readyState !== EventSource.CLOSED) return
        read()
        retry = setTimeout(follow, REFUSED_PAUSE_MS)
      })
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [slug, read])
}

const kept = new Map<string, unknown>()

/** For a live page's loader in the browser: what it showed stays when the server cannot be reached for something newer. */
export async function keepWhenUnreachable<Data>(
  page: string,
  serverLoader: () => Promise<Data>,
): Promise<Data> {
  try {
    const data = await serverLoader()
    kept.set(page, data)
    return data
  } catch (error) {
    if (isAnswer(error) || !kept.has(page)) throw error
    return kept.get(page) as Data
  }
}
