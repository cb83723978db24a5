import type { MiddlewareFunction } from 'react-router'
import { refusedFor } from '#app/domain/outcome.ts'
import { refuseInWords } from '#app/server/form.ts'
import { isWrite } from '#app/server/request-context.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'

/** Counts what is rendered for a client; what the page cache sends does not come here. Refused in words, unrendered. */
export const limitedViews: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    const wait = isWrite(request) ? undefined : servicesOf(context).countView(clientOf(context))
    return wait === undefined ? next() : refuseInWords(refusedFor('too_many_views', wait))
  },
]
