import { useEffect } from 'react'
import { type DataStrategyResult, useLocation, useNavigate, useNavigation } from 'react-router'
import { isAnswer } from '#app/components/forms/unreachable-server.ts'
import { toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'

export function useStayHere(): () => void {
  const here = useLocation()
  const navigate = useNavigate()
  const unchanged = {
    replace: true,
    state: here.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  }
  return () => void navigate(here, unchanged)
}

interface Page {
  address: string
  /** Whether a post is on its way, which says by itself what came of it. */
  posting: boolean
  stay: () => void
}

let page: Page | undefined

export function useStayIfUnanswered(): void {
  const { pathname, search } = useLocation()
  const { formMethod } = useNavigation()
  const stay = useStayHere()
  useEffect(() => {
    page = { address: pathname + search, posting: formMethod === 'POST', stay }
    return () => (page = undefined)
  })
}

/** For the root's middleware: a link that gets no answer leaves the page, and all that was typed there, and says so. */
export async function stayIfUnanswered(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
) {
  const results = await next()
  const { pathname, search } = new URL(request.url)
  const elsewhere = page && !page.posting && page.address !== pathname + search
  if (!elsewhere || request.method !== 'GET' || request.signal.aborted) return
  const answered = Object.values(results).every(({ type, result }) => type === 'data' || isAnswer(result))
  if (answered) return
  showToast(toastOf('no_answer'))
  page?.stay()
}
