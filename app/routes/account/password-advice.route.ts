import type { Route } from './+types/password-advice.route'
import { formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const password = (await formOf(request)).get('password')
  const common = typeof password === 'string' && (await servicesOf(context).isCommonPassword(password))
  return Response.json({ common })
}
