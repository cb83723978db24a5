import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/personal-draw'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import { formatDay } from '#app/domain/dates.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { openDraw } from '#app/server/commands/open-draw.ts'
import { readDraw } from '#app/server/commands/read-draw.ts'
import { deviceOf, deviceSecret, flash } from '#app/server/cookies.ts'
import { attempt, statusOf } from '#app/server/form.ts'
import { hashToken } from '#app/server/tokens.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { BowDrawing, LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

const dayOf = (at: Date) => formatDay(at.toISOString().slice(0, 10), 'MMMM d, yyyy')

/** Opening a link shows nothing by itself where that would use it up: programs that preview links open them too. */
export async function loader({ context, request, params: { draw: link } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const secret = await deviceSecret(services, request)
  const read = await attempt(services, 'gathering_failed', async () => {
    const draw = await readDraw(services, link, secret === undefined ? null : hashToken(secret))
    return draw.ok ? draw : countMiss(services, clientOf(context), draw)
  })
  if (!read.ok) return data({ problem: MESSAGES[read.code], draw: null }, statusOf(read))
  const { name, gathering, renewedAt, shown } = read.value
  return {
    problem: null,
    draw: {
      name,
      gathering: { ...gathering, day: gathering.day && formatDay(gathering.day, 'MMMM d, yyyy') },
      renewedOn: renewedAt && dayOf(renewedAt),
      shown: shown.state === 'opened_elsewhere' ? { state: shown.state, on: dayOf(shown.at) } : shown,
    },
  }
}

export async function action({ context, request, params: { draw: link } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const device = await deviceOf(services, request)
  const opened = await attempt(services, 'gathering_failed', async () => {
    const open = await openDraw(services, link, device.hash)
    return open.ok || open.code !== 'draw_link_over' ? open : countMiss(services, clientOf(context), open)
  })
  return redirect(`/draw/${link}`, {
    headers: { 'Set-Cookie': opened.ok ? device.cookie : await flash(services, opened.code) },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'gathering_failed')
}

type Draw = NonNullable<Route.ComponentProps['loaderData']['draw']>

export default function PersonalDraw({ loaderData: { problem, draw } }: Route.ComponentProps) {
  return (
    <div className="page-narrow">
      <title>Your name · Wishfolio</title>
      {draw === null ? (
        <EmptyState
          heading="h1"
          drawing={<LostParcelDrawing />}
          title={problem}
          action={<LinkButton to="/">Back to Home</LinkButton>}
        />
      ) : (
        <>
          <Name {...draw} />
          {draw.renewedOn !== null && (
            <p className="text-small text-ink-soft">
              The organiser made this link anew on {draw.renewedOn}, because the one before was lost. If yours
              was not, ask them.
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Name({ name, gathering, shown }: Draw) {
  const busy = useNavigation().formMethod === 'POST'
  switch (shown.state) {
    case 'not_drawn':
      return (
        <EmptyState
          heading="h1"
          drawing={<BowDrawing />}
          title={<Greeting name={name} words="not drawn yet" />}
        >
          Open this link again when the organiser of <bdi>{gathering.name}</bdi> has drawn names. Then it
          shows to whom you give.
        </EmptyState>
      )
    case 'unopened':
      return (
        <EmptyState
          heading="h1"
          drawing={<BowDrawing />}
          title={<Greeting name={name} words="you drew a name" />}
          action={
            <Form method="post">
              <Button type="submit" busy={busy}>
                Show me the name
              </Button>
            </Form>
          }
        >
          After that this link shows it on this device alone, so that nobody who passes it on can look.
        </EmptyState>
      )
    case 'opened_elsewhere':
      return (
        <EmptyState
          heading="h1"
          drawing={<LostParcelDrawing />}
          title={<Greeting name={name} words="this link was opened on another device" />}
        >
          That was on {shown.on}. If it was you, open it there, or ask the organiser of{' '}
          <bdi>{gathering.name}</bdi> for a new link. If it was not, somebody else has seen whom you drew: ask
          for names to be drawn again.
        </EmptyState>
      )
    case 'drawn':
      return (
        <EmptyState
          heading="h1"
          drawing={<BowDrawing />}
          title={
            <>
              You give to <bdi>{shown.recipient.name}</bdi>
            </>
          }
          action={
            <div className="buttons justify-center">
              {shown.recipient.slug !== null && (
                <LinkButton to={`/gift/${shown.recipient.slug}?from=${gathering.slug}`} reloadDocument>
                  See their ideas
                </LinkButton>
              )}
              <LinkButton to={`/gathering/${gathering.slug}`} reloadDocument tone="paper">
                Open the gathering
              </LinkButton>
            </div>
          }
        >
          <bdi>{name}</bdi>, you drew this name for <bdi>{gathering.name}</bdi>
          {gathering.day !== null && `, ${gathering.day}`}.
          {gathering.budget !== '' && (
            <>
              {' '}
              A gift may cost: <bdi>{gathering.budget}</bdi>.
            </>
          )}{' '}
          Keep it to yourself.
        </EmptyState>
      )
  }
}

function Greeting({ name, words }: { name: string; words: string }) {
  return (
    <>
      <bdi>{name}</bdi>, {words}
    </>
  )
}
