import { data } from 'react-router'
import type { Route } from './+types/look-up.route'
import { lookUpProduct } from '#app/server/commands/pictures/look-up.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { languageFor, refusalFor } from '#app/server/request/said.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { loader } from '#app/routes/portal/to-profile-list.route.ts'

/** For scripts: posted with an `address`, answered with what was found, or a refusal in words. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const address = (await formOf(request)).get('address')
  const found = await attempt(services, 'look_up_failed', () =>
    lookUpProduct(services, ownerOf(context), {
      address: typeof address === 'string' ? address : '',
      language: languageFor(context),
    }),
  )
  if (!found.ok) return data({ refused: refusalFor(context, found) }, statusOf(found))
  const { pictureRefused, ...product } = found.value
  const refused = pictureRefused && refusalFor(context, { ok: false, code: pictureRefused })
  return data({ found: { ...product, pictureRefused: refused } })
}
