import { useEffect, useState } from 'react'
import { type DataStrategyResult, useLocation, useNavigate, useNavigation } from 'react-router'
import { isAnswer } from '#app/components/forms/unreachable-server.ts'
import { NO_ANSWER } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { showToast } from '#app/ui/toast.tsx'

const STAYED = { stayed: true }

export function useStayHere(): () => void {
  const here = useLocation()
  const navigate = useNavigate()
  const unchanged = {
    replace: true,
    state: STAYED,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  }
  return () => void navigate(here, unchanged)
}

/** What was posted last was answered so, also when a post or a link after it got no answer. */
export function useAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { state } = useLocation() as { state: Partial<typeof STAYED> | null }
  const [last, setLast] = useState(actionData)
  const answer = actionData ?? (state?.stayed ? last : undefined)
  if (answer !== last) setLast(answer)
  return answer
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
  showToast({ kind: 'error', text: sayHere(NO_ANSWER) })
  page?.stay()
}
