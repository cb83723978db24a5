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
import { hydrateRoot } from 'react-dom/client'
import { observeSession, onAuthStateChange } from '#app/components/auth-state.ts'
import { PageBody, WithFlash } from '#app/components/page-body.tsx'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'
import { type PageData, pageDataIn } from '#app/visitor/reading.ts'
import { PageContext } from '#app/visitor/router.tsx'

interface VisitorPage {
  /** A route's screen, which uses nothing but its loader's data. */
  Screen: (props: never) => ReactNode
  /** What a post says that did not reach the server. */
  unreachable?: ToastCode
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
        {null}
      </StrictMode>,
    )
  })
}

function Visited({ Screen, unreachable, first }: VisitorPage & { first: PageData }) {
  const { data, page } = usePage(first, unreachable)
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
function usePage(first: PageData, unreachable: ToastCode | undefined) {
  const [data, setData] = useState(first)
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
    async (action: string, fields: Record<string, string>) => {
      // The redirect is not followed: reading comes after it, in its turn.
      const answer = await fetch(action, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }).catch(() => undefined)
      const answered =
        answer && (answer.type === 'opaqueredirect' || (answer.status >= 400 && answer.status < 500))
      if (answered) return read()
      if (unreachable) showToast(toastOf(unreachable))
    },
    [read, unreachable],
  )
  return { data, page: useMemo(() => ({ read, post }), [read, post]) }
}

/** This page as the server shows it now; undefined when it is not made for visitors any more. */
async function fetchPage(): Promise<PageData | 'unreachable' | undefined> {
  try {
    const answer = await fetch(location.href.replace(/#.*/, ''), { headers: { Accept: 'text/html' } })
    if (answer.status >= 500) return 'unreachable'
    return pageDataIn(new DOMParser().parseFromString(await answer.text(), 'text/html'))
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
