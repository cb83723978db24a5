import { data, isRouteErrorResponse } from 'react-router'
import { BROWSER_MESSAGES, type BrowserCode, NO_ANSWER } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { showToast } from '#app/ui/toast.tsx'

export interface Posted<Answer> {
  request: Request
  serverAction: () => Promise<Answer>
}

const posted = new Map<string, () => void>()

/** Whether a route of ours answered, if only by a redirect or a refusal. The words of a proxy are a text, ours never are. */
export function isAnswer(thrown: unknown): boolean {
  if (thrown instanceof Response) return true
  return isRouteErrorResponse(thrown) && thrown.status < 500 && typeof thrown.data !== 'string'
}

/** What a route says that refused; undefined for any other error. */
export function refusalIn(thrown: unknown): { code: ErrorCode; message: string } | undefined {
  const said = isRouteErrorResponse(thrown) && (thrown.data as { code: ErrorCode; message?: unknown } | null)
  return said && typeof said.message === 'string' ? { code: said.code, message: said.message } : undefined
}

/** What the server answers, or `instead` where it is unreachable or failed. */
export async function orInstead<Answer, Instead>(ask: () => Promise<Answer>, instead: () => Instead) {
  try {
    return await ask()
  } catch (error) {
    if (isAnswer(error)) throw error
    return instead()
  }
}

export function ifUnanswered(address: string, say: () => void): void {
  posted.set(new URL(address, location.href).href, say)
}

/** For client actions: a post that gets no answer leaves the page, what was typed and `instead` as its data. */
export async function orToast<Answer>(
  { request, serverAction }: Posted<Answer>,
  code?: BrowserCode,
  instead?: NoInfer<Answer>,
) {
  const sayUnanswered = posted.get(request.url)
  posted.delete(request.url)
  try {
    return await serverAction()
  } catch (error) {
    // Who went on before the answer came is not called back.
    if (request.signal.aborted || isAnswer(error)) throw error
    showToast({ kind: 'error', text: sayHere(code ? BROWSER_MESSAGES[code] : NO_ANSWER) })
    sayUnanswered?.()
    return data(instead, 503)
  }
}

export function toastWithoutAnswer<Args extends Posted<unknown>>(code?: BrowserCode) {
  return (args: Args) => orToast(args as Posted<Awaited<ReturnType<Args['serverAction']>>>, code)
}
