import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ErrorCode } from '#app/domain/errors.ts'
import { sharedListPath } from '#app/routes/gift/shared-list-path.ts'
import { takeIdea } from '#app/server/commands/visitors/take-idea.ts'
import { flash, settingCookies } from '#app/server/request/cookies.ts'
import { deviceOf } from '#app/server/request/devices.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

interface TakeArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { slug: string }
}

/** Refusals shown in the take dialog; all others are a toast over the list. */
const SHOWN_IN_PLACE = new Set<ErrorCode>([
  'profile_not_found',
  'profile_not_complete',
  'too_many_takes',
  'too_many_takes_of_list',
  'takes_paused',
  'fourth_take',
  'idea_take_failed',
])

export async function takeAction({ context, request, params: { slug } }: TakeArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const idea = form.get('idea')
  if (typeof idea !== 'string') throw data(null, { status: 400 })
  const device = await deviceOf(services, request)
  const taken = await attempt(services, 'idea_take_failed', async () =>
    takeIdea(services, await viewerOf(context, request), {
      slug,
      idea,
      device: device.hash,
      client: clientOf(context),
      sure: form.get('sure') === 'on',
    }),
  )
  if (!taken.ok && SHOWN_IN_PLACE.has(taken.code)) {
    const { code } = taken
    return data({ code, problem: messageFor(context, code), idea }, statusOf(taken))
  }
  const cookies = taken.ok
    ? [await flash(services, 'idea_taken', { about: idea }), device.cookie]
    : [await flash(services, taken.code)]
  return redirect(sharedListPath(request, slug), { headers: settingCookies(cookies) })
}
