import type { Route } from './+types/download-data.route'
import { type AccountExport, exportAccount } from '#app/server/commands/accounts/export-account.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

/** A reader that takes longer is cut off, or it would keep others waiting. */
const LONGEST_MS = 5 * 60_000

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
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(timer)
    leave()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timer = setTimeout(() => {
          leave()
          controller.error(new Error('read too slowly'))
        }, LONGEST_MS)
      },
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (!done) return controller.enqueue(encoder.encode(value))
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
