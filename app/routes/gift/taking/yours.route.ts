import { msg } from '@lingui/core/macro'
import type { Route } from './+types/yours.route'
import type { Take } from '#app/components/session/taken-here.ts'
import { TAKE_ENDED, takesEnded } from '#app/copy/your-gifts.ts'
import { giftsOfList } from '#app/server/commands/visitors/your-gifts.ts'
import { deviceOf, deviceSecret } from '#app/server/request/devices.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'

/** What a device took of a list, of which the list itself is the same for all. */
export interface Yours {
  takes: Record<string, Take>
  /** In a sentence, which of them the owner ended, and which reworded; '' for none. */
  ended: string
}

/**
 * Without an answer for a device that has no mark, or has lost it: what its browser says of itself stays. Asked with
 * `mark`, it gets one.
 */
export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  const secret = await deviceSecret(services, request)
  if (secret === undefined) {
    const isMarked = new URL(request.url).searchParams.has('mark')
    const mark = isMarked && { 'Set-Cookie': (await deviceOf(services, request)).cookie }
    return new Response(null, { status: 204, headers: { ...headers, ...mark } })
  }
  const { taken, ended } = await giftsOfList(services, await viewerOf(context, request), { slug, secret })
  const words = wordsFor(context)
  const takes = taken.map(({ id, asked }) => [id, asked ? 'asked' : 'taken'] as const)
  const [newest, ...others] = ended
  const said = newest
    ? others.length > 0
      ? words._(takesEnded(ended.length))
      : `${newest.text ?? words._(msg`A gift`)}: ${words._(TAKE_ENDED[newest.how])}`
    : ''
  const reworded = taken.flatMap(({ text, whenTaken }) =>
    whenTaken === null ? [] : words._(msg`${text} (when you took it: ${whenTaken})`),
  )
  const sentence = [said, ...reworded].filter(Boolean).join(' · ')
  return Response.json({ takes: Object.fromEntries(takes), ended: sentence } satisfies Yours, { headers })
}
