import type { Route } from './+types/download-data.route'
import { type AccountExport, exportAccount } from '#app/server/commands/accounts/export-account.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { pageDataContext } from '#app/server/request/request-context.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

/** A reader that takes longer, or reads nothing for so long, is cut off, or it would keep others waiting. */
const LONGEST_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 60_000

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  // React Router would hold all of it in memory, parse it and write it again.
  if (context.get(pageDataContext)) throw new Response(null, { status: 404 })
  const begun = await attempt(services, 'data_not_loaded', () => exportAccount(services, owner))
  if (!begun.ok) {
    return toastAt(services, '/portal/settings', begun.code)
  }
  const headers = {
    'Content-Type': 'application/json',
    'Content-Disposition': 'attachment; filename="wishfolio-data.json"',
  }
  const isRead = request.method !== 'HEAD' && !request.signal.aborted
  if (!isRead) begun.value.leave()
  return new Response(isRead ? streamOf(begun.value, request) : null, { headers })
}

function streamOf({ pieces, leave }: AccountExport, request: Request): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const timers: Record<string, NodeJS.Timeout> = {}
  const end = () => {
    for (const timer of Object.values(timers)) clearTimeout(timer)
    // Of the request itself: a signal whose request is no longer referred to is told nothing.
    request.signal.removeEventListener('abort', end)
    leave()
  }
  // What nobody begins to read is not cancelled either.
  request.signal.addEventListener('abort', end)
  const cutOff = (controller: ReadableStreamDefaultController) => {
    end()
    controller.error(new Error('read too slowly'))
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timers.whole = setTimeout(cutOff, LONGEST_MS, controller)
        timers.pause = setTimeout(cutOff, LONGEST_PAUSE_MS, controller)
      },
      async pull(controller) {
        clearTimeout(timers.pause)
        try {
          const { done, value } = await pieces.next()
          if (!done) {
            timers.pause = setTimeout(cutOff, LONGEST_PAUSE_MS, controller)
            return controller.enqueue(encoder.encode(value))
          }
          end()
          controller.close()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}
