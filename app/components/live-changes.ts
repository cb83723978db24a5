import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page's data again after each change of a profile. The stream is closed while the page is hidden, because
 * a browser keeps six connections to a host; coming back reads what was missed.
 */
export function useLiveChanges(slug: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let stream: EventSource | undefined
    let opened = false
    const read = () => void revalidate()

    const open = () => {
      stream = new EventSource(`/gift/${slug}/live`)
      stream.addEventListener('changed', read)
      stream.addEventListener('open', () => {
        if (opened) read()
        opened = true
      })
    }
    const follow = () => {
      stream?.close()
      if (document.visibilityState === 'visible') open()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stream?.close()
    }
  }, [slug, revalidate])
}
