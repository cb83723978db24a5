import { StrictMode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { observeSession, onAuthStateChange } from '#app/components/auth-state.ts'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'
import { VisitorDocument, type VisitorScreen } from '#app/visitor/document.tsx'
import { bringFonts } from '#app/visitor/fonts.ts'
import { type PageData, pageDataIn } from '#app/visitor/reading.ts'
import { hydrateRoot } from '#app/visitor/react.ts'
import type { Address, Posting } from '#app/visitor/router.tsx'

interface VisitorPage {
  Screen: VisitorScreen
  /** What a post says that did not reach the server, and one that came too often. */
  unreachable?: ToastCode
  tooMany?: ToastCode
}

/** Takes over the markup that the server made: the same screen from the same data, without React Router. */
export function hydrateVisitorPage(page: VisitorPage): void {
  const first = pageDataIn(document)
  if (!first) return
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Visited {...page} first={first} />
      </StrictMode>,
    )
  })
  window.addEventListener('load', () => setTimeout(() => void bringFonts()))
}

function Visited({ Screen, first, ...says }: VisitorPage & { first: PageData }) {
  const { data, page } = usePage(first, says)
  useSignedInElsewhere(page.read)
  // The server's head stays as it is.
  return <VisitorDocument Screen={Screen} data={data} page={page} head={<head />} scripts={null} />
}

/** The page's data, read from the page itself whenever it is asked for again, so that what is kept serves this too. */
function usePage(first: PageData, { unreachable, tooMany }: Pick<VisitorPage, 'unreachable' | 'tooMany'>) {
  const [data, setData] = useState(first)
  const [posting, setPosting] = useState<Posting | null>(null)
  const [address, setAddress] = useState<Address>(() => ({
    pathname: location.pathname,
    search: location.search,
  }))
  const order = useRef({ asked: 0, shown: 0 })

  const read = useCallback(async () => {
    const asked = (order.current.asked += 1)
    const page = await fetchPage()
    if (page === 'unreachable' || asked < order.current.shown) return
    if (page?.script !== first.script) return location.reload()
    order.current.shown = asked
    setData(page)
  }, [first])

  const post = useCallback(
    async (sent: Posting) => {
      setPosting(sent)
      const status = await statusOfPost(sent)
      if (status === 429 && tooMany) showToast(toastOf(tooMany))
      else if (status < 500) await read()
      else if (unreachable) showToast(toastOf(unreachable))
      setPosting(null)
    },
    [read, unreachable, tooMany],
  )
  const show = useCallback((shown: string) => {
    const { pathname } = location
    history.replaceState(history.state, '', pathname + shown)
    setAddress({ pathname, search: shown })
  }, [])
  const { shell } = data
  const page = useMemo(
    () => ({ shell, address, posting, read, post, show }),
    [shell, address, posting, read, post, show],
  )
  return { data, page }
}

/** Posts a form. A redirect is not followed: reading the page comes after it, in its turn. */
async function statusOfPost({ action, fields }: Posting): Promise<number> {
  try {
    const body = new URLSearchParams(fields)
    const { type, status } = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    return type === 'opaqueredirect' ? 302 : status
  } catch {
    return 503
  }
}

/** This page as the server shows it now; undefined when it is not made for visitors any more. */
async function fetchPage(): Promise<PageData | 'unreachable' | undefined> {
  try {
    const answer = await fetch(location.href.replace(/#.*/, ''), { headers: { Accept: 'text/html' } })
    const page = await answer.text()
    return answer.status < 500
      ? pageDataIn(new DOMParser().parseFromString(page, 'text/html'))
      : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function useSignedInElsewhere(read: () => Promise<void>): void {
  useEffect(() => {
    observeSession(null)
    return onAuthStateChange((_event, _session, source) => {
      if (source === 'tab') void read()
    })
  }, [read])
}
