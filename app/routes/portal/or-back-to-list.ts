import { redirect } from 'react-router'
import { orLastKnown } from '#app/components/live/use-live-updates.ts'
import { isAnswer, orToast, type Posted, refusalIn } from '#app/components/forms/unreachable-server.ts'
import { BROWSER_MESSAGES, type BrowserCode } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { showToast } from '#app/ui/toast.tsx'

/** As `orToast`; and a profile that is gone or another owner's says so and leads back to the list. */
export function orBackToList<Answer>(posted: Posted<Answer>, code: BrowserCode) {
  return backWhenRefused(() => orToast(posted, code))
}

export function backWithoutAnswer<Args extends Posted<unknown>>(code: BrowserCode) {
  return (args: Args) => orBackToList(args as Posted<Awaited<ReturnType<Args['serverAction']>>>, code)
}

/** For a loader in the browser: a profile that cannot be had says so and leads back to the list (specification 8). */
export async function loadedOrBackToList<Data>(
  request: Request,
  serverLoader: () => Promise<Data>,
): Promise<Data> {
  const { pathname } = new URL(request.url)
  try {
    return await backWhenRefused(() => orLastKnown(pathname, serverLoader))
  } catch (error) {
    if (isAnswer(error)) throw error
    showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES.profile_load_failed) })
    throw redirect('/portal/profile')
  }
}

async function backWhenRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal) throw error
    showToast({ kind: 'error', text: refusal.message })
    throw redirect('/portal/profile')
  }
}
