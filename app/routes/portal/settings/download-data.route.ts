import type { Route } from './+types/download-data.route'
import { type AccountExport, exportAccount } from '#app/server/commands/accounts/export-account.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

/** A reader that takes longer, or reads nothing for so long, is cut off, or it would keep others waiting. */
const LONGEST_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 60_000

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const begun = await attempt(services, 'data_not_loaded', () => exportAccount(services, owner))
  if (!begun.ok) {
    return toastAt(services, '/portal/settings', begun.code)
  }
  const headers = {
    'Content-Type': 'application/json',
    'Content-Disposition': 'attachment; filename="wishfolio-data.json"',
  }
  if (request.method === 'HEAD') begun.value.leave()
  return new Response(request.method === 'HEAD' ? null : streamOf(begun.value), { headers })
}

function streamOf({ pieces, leave }: AccountExport): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const timers: Record<string, NodeJS.Timeout> = {}
  const end = () => {
    for (const timer of Object.values(timers)) clearTimeout(timer)
    leave()
  }
  const cutOff = (controller: ReadableStreamDefaultController) => {
    end()
    controller.error(new Error('read too slowly'))
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timers.whole = setTimeout(cutOff, LONGEST_MS, controller)
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
