import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { observeSession, onAuthStateChange } from '#app/components/auth-state.ts'
import { PageBody, WithFlash } from '#app/components/page-body.tsx'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'
import { bringFonts } from '#app/visitor/fonts.ts'
import { type PageData, pageDataIn } from '#app/visitor/reading.ts'
import { hydrateRoot } from '#app/visitor/react.ts'
import { PageContext, type Posting } from '#app/visitor/router.tsx'

interface VisitorPage {
  /** A route's screen, which uses nothing but its loader's data. */
  Screen: (props: never) => ReactNode
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
        {/* As many places on each level as the server's router has around a page: the ids that React makes tell them. */}
        <>
          <Visited {...page} first={first} />
          {null}
        </>
        {null}
      </StrictMode>,
    )
  })
  window.addEventListener('load', () => setTimeout(() => void bringFonts()))
}

function Visited({ Screen, first, ...says }: VisitorPage & { first: PageData }) {
  const { data, page } = usePage(first, says)
  useSignedInElsewhere(page.read)
  const Shown = Screen as ComponentType<{ loaderData: unknown }>
  return (
    <PageContext value={page}>
      <html lang="en">
        {/* The server's head stays as it is. */}
        <head />
        <PageBody shell={data.shell} scripts={null}>
          <WithFlash flash={data.shell.flash}>
            <Shown loaderData={data.loaderData} />
          </WithFlash>
        </PageBody>
      </html>
    </PageContext>
  )
}

/** The page's data, read from the page itself whenever it is asked for again, so that what is kept serves this too. */
function usePage(first: PageData, { unreachable, tooMany }: Pick<VisitorPage, 'unreachable' | 'tooMany'>) {
  const [data, setData] = useState(first)
  const [posting, setPosting] = useState<Posting | null>(null)
  const [search, setSearch] = useState(window.location.search)
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
    history.replaceState(history.state, '', location.pathname + shown)
    setSearch(shown)
  }, [])
  const { shell } = data
  const page = useMemo(
    () => ({ shell, search, posting, read, post, show }),
    [shell, search, posting, read, post, show],
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
