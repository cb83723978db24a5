import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/personal-draw.route'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { DayOf, Moment } from '#app/components/days/moment.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { CHAT_BROWSER } from '#app/copy/notes.ts'
import { isChatBrowser } from '#app/domain/visitors/chat-browser.ts'
import { formatDay } from '#app/domain/dates.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { openDraw, readDraw } from '#app/server/commands/draws/draw-links.ts'
import { flash } from '#app/server/request/cookies.ts'
import { drawDeviceOf } from '#app/server/request/devices.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { languageFor, messageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { BowDrawing, LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Opening a link shows nothing by itself: programs that preview links open them too. */
export async function loader({ context, request, params: { draw: link } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const device = await drawDeviceOf(services, request)
  const read = await attempt(services, 'gathering_failed', async () => {
    const draw = await readDraw(services, link, device.hash)
    return draw.ok ? draw : countMiss(services, clientOf(context), draw)
  })
  if (!read.ok)
    return data({ problem: messageFor(context, read.code), draw: null, inChat: false }, statusOf(read))
  const { gathering, ...shown } = read.value
  const draw = {
    ...shown,
    gathering: {
      ...gathering,
      day: gathering.day && formatDay(gathering.day, 'MMMM d, yyyy', languageFor(context)),
    },
  }
  // The button is for a device that will be known again.
  const inChat = isChatBrowser(request.headers.get('user-agent') ?? '')
  return data({ problem: null, draw, inChat }, { headers: { 'Set-Cookie': device.cookie } })
}

/** Shows the name on this device; with `move=on` also when another shows it. */
export async function action({ context, request, params: { draw: link } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const device = await drawDeviceOf(services, request)
  const move = (await formOf(request)).get('move') === 'on'
  const opened = await attempt(services, 'gathering_failed', () =>
    openDraw(services, link, { device: device.known ? device.hash : null, move }),
  )
  // Without cookies no toast would come along.
  if (!opened.ok && opened.code === 'draw_needs_cookies')
    return data({ problem: messageFor(context, opened.code) }, statusOf(opened))
  return redirect(`/draw/${encodeURIComponent(link)}`, {
    headers: opened.ok ? {} : { 'Set-Cookie': await flash(services, opened.code) },
  })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

const TAB = msg({ message: 'Your name', context: 'the drawn name' })

type Draw = NonNullable<Route.ComponentProps['loaderData']['draw']>

export default function PersonalDraw({
  loaderData: { problem, draw, inChat },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui()
  if (draw === null) {
    return (
      <MessagePage
        tab={t(TAB)}
        drawing={<LostParcelDrawing />}
        title={problem}
        action={<LinkButton to="/">{t`Back to Home`}</LinkButton>}
      />
    )
  }
  return (
    <div className="page-narrow">
      <title>{`${t(TAB)} · Wishfolio`}</title>
      {actionData && <Notice tone="error">{actionData.problem}</Notice>}
      {inChat && ['unopened', 'elsewhere'].includes(draw.shown.state) && <Notice>{t(CHAT_BROWSER)}</Notice>}
      <Name {...draw} />
      <History {...draw} />
    </div>
  )
}

function Name({ name, gathering: about, shown }: Draw) {
  const { t } = useLingui()
  const { name: gathering, day, budget, slug } = about
  switch (shown.state) {
    case 'not_drawn':
      return (
        <EmptyState heading="h1" drawing={<BowDrawing />} title={<Trans>{name}, not drawn yet</Trans>}>
          <Trans>
            Open this link again on this device when the organiser of {gathering} has drawn names. Then it
            shows to whom you give.
          </Trans>
        </EmptyState>
      )
    case 'unopened':
      return (
        <EmptyState
          heading="h1"
          drawing={<BowDrawing />}
          title={shown.drawn ? <Trans>{name}, you drew a name</Trans> : <Trans>{name}, not drawn yet</Trans>}
          action={
            <Form method="post">
              <SubmitButton>{shown.drawn ? t`Show me the name` : t`This is my device`}</SubmitButton>
            </Form>
          }
        >
          {shown.drawn ? (
            t`Press the button, and from then on this link shows it on this device, until you move it to another.`
          ) : (
            <Trans>
              When the organiser of {gathering} has drawn names, this link shows to whom you give. Say now
              that this is your device, and it will show it here.
            </Trans>
          )}
        </EmptyState>
      )
    case 'elsewhere': {
      const moment = <Moment at={shown.at} />
      return (
        <EmptyState
          heading="h1"
          drawing={<LostParcelDrawing />}
          title={
            shown.moved ? (
              <Trans>{name}, your name was moved to another device</Trans>
            ) : (
              <Trans>{name}, this link was opened on another device</Trans>
            )
          }
          action={
            <Form method="post">
              <SubmitButton name="move" value="on" tone="paper">
                {t`Show it here instead`}
              </SubmitButton>
            </Form>
          }
        >
          <Trans>
            That was on {moment}. If it was not you, somebody else can see whom you draw: ask the organiser of{' '}
            {gathering} for names to be drawn again. The organiser sees when you show it here instead.
          </Trans>
        </EmptyState>
      )
    }
    case 'drawn': {
      const recipient = shown.recipient.name
      return (
        <EmptyState
          heading="h1"
          drawing={<BowDrawing />}
          title={<Trans>You give to {recipient}</Trans>}
          action={
            slug !== null && (
              <div className="buttons justify-center">
                {shown.recipient.slug !== null && (
                  <LinkButton to={`/gift/${shown.recipient.slug}?from=${slug}`} reloadDocument>
                    {t`See their ideas`}
                  </LinkButton>
                )}
                <LinkButton to={`/gathering/${slug}`} reloadDocument tone="paper">
                  {t`Open the gathering`}
                </LinkButton>
              </div>
            )
          }
        >
          {day === null ? (
            <Trans>
              {name}, you drew this name for {gathering}. Keep it to yourself.
            </Trans>
          ) : (
            <Trans>
              {name}, you drew this name for {gathering}, {day}. Keep it to yourself.
            </Trans>
          )}
          {budget !== '' && (
            <>
              {' '}
              <Trans>A gift may cost: {budget}.</Trans>
            </>
          )}
          {slug === null &&
            ` ${t`The gathering has a new link; ask the organiser for it to find the ideas again.`}`}
          {slug !== null &&
            shown.recipient.slug === null &&
            ` ${t`There is no list to see for this name yet.`}`}
        </EmptyState>
      )
    }
  }
}

/** For those who share a device, or saw another name here before. */
function History({ drawnAt, drawnBefore, shown }: Draw) {
  const { t } = useLingui()
  const day = drawnAt !== null && <DayOf at={drawnAt} format="MMMM d, yyyy" />
  const moment = shown.state === 'drawn' && <Moment at={shown.at} />
  return (
    <div className="grid gap-2 text-small text-ink-soft">
      {drawnBefore && (
        <p>
          {day === false ? t`The draw was undone.` : <Trans>Names were drawn again on {day}.</Trans>}{' '}
          {t`A name that you saw here before counts no longer.`}
        </p>
      )}
      {moment !== false && (
        <p>
          <Trans>This device has shown the name since {moment}.</Trans>
        </p>
      )}
    </div>
  )
}
