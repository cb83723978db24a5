import { ArrowLeft, CalendarPlus, CopyPlus, Eye, Printer } from 'lucide-react'
import { useNavigation } from 'react-router'
import type { Route } from './+types/share.route'
import { Form } from '#app/components/forms/form.tsx'
import { useToday } from '#app/components/days/use-today.ts'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { countdownTo } from '#app/domain/profiles/countdown.ts'
import { formatDay } from '#app/domain/dates.ts'
import { occasionName } from '#app/domain/profiles/gift-profile.ts'
import { loadedOrBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { NextStep } from '#app/routes/portal/profiles/next-step.tsx'
import { RenewLinkButton } from '#app/routes/portal/share/renew-link-button.tsx'
import { ShareLinkSection, ShareQrCode } from '#app/routes/portal/share/share-link-section.tsx'
import { VisitorSwitches } from '#app/routes/portal/share/visitor-switches.tsx'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { shareLink } from '#app/server/request/share-link.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { withName } from '#app/ui/with-name.tsx'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args, 'profile_view_forbidden')
  const { today, zone } = await ownerToday(services, profile.created_by)
  return {
    id: profile.id,
    slug: profile.slug,
    name: profile.recipient_name,
    takedownReason: profile.takedown_reason,
    complete: profile.status === 'complete',
    ideas: (await ideasOfProfile(services.db, profile.id)).length,
    occasion: occasionName(profile),
    date: formatDay(profile.occasion_date, 'MMM d, yyyy'),
    day: profile.occasion_date,
    today,
    zone,
    names: profile.show_giver_names,
    otherGifts: profile.accepts_other_gifts,
    link: shareLink(services, args.request, profile.slug),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadedOrBackToList(request, () => serverLoader())
}

export default function Share({ loaderData }: Route.ComponentProps) {
  const { id, slug, name, takedownReason, complete, ideas, occasion, date, day, link } = loaderData
  const { names, otherGifts } = loaderData
  const today = useToday(loaderData.today, loaderData.zone)
  return (
    <>
      <title>{`Share ${name} · Wishfolio`}</title>
      <PageHeading
        title={withName('Share {}', name)}
        lead={
          <>
            {occasion}, <time>{date}</time> · <span>{countdownTo(day, today).words}</span>
          </>
        }
        before={
          <LinkButton to="/portal/profile" tone="quiet" size="small" icon={ArrowLeft}>
            Back to Profiles
          </LinkButton>
        }
      />
      <TakedownNotice reason={takedownReason} />
      {!complete && <NotOpenYet id={id} ideas={ideas} />}
      <div className="share">
        <ShareLinkSection id={id} name={name} link={link} complete={complete} ideas={ideas} />
        <ShareQrCode name={name} slug={slug} />
        <section className="grid content-start gap-3">
          <h2>Look, print, remember</h2>
          <div className="buttons">
            <LinkButton to={`/gift/${slug}?preview`} tone="paper" size="small" icon={Eye}>
              Preview as a visitor sees it
            </LinkButton>
            <LinkButton to={`/gift/${slug}?print`} tone="paper" size="small" icon={Printer}>
              Print
            </LinkButton>
            <LinkButton
              to={`/gift/${slug}/calendar.ics`}
              reloadDocument
              tone="paper"
              size="small"
              icon={CalendarPlus}
            >
              Add to calendar
            </LinkButton>
          </div>
        </section>
        <VisitorSwitches id={id} names={names} otherGifts={otherGifts} />
        <section className="grid content-start gap-3">
          <h2>Next time</h2>
          <p className="text-ink-soft">
            The same ideas again a year later, all of them free, in a profile of its own.
          </p>
          <DuplicateForm id={id} />
        </section>
        <section className="grid content-start gap-3">
          <h2>In the wrong hands?</h2>
          <p className="text-ink-soft">With a new link, the old one and its QR code stop working at once.</p>
          <RenewLinkButton id={id} />
        </section>
      </div>
    </>
  )
}

function NotOpenYet({ id, ideas }: { id: string; ideas: number }) {
  return (
    <Notice
      title="Only you can open this link so far"
      action={<NextStep profile={{ id, ideas, status: 'incomplete' }} size="small" />}
    >
      Others are told that the profile is not yet complete.
      {ideas === 0 && ' It has no ideas yet.'}
    </Notice>
  )
}

function DuplicateForm({ id }: { id: string }) {
  const action = `/portal/share/${id}/duplicate`
  return (
    <Form method="post" action={action} className="buttons">
      <Button
        type="submit"
        tone="paper"
        size="small"
        icon={CopyPlus}
        busy={useNavigation().formAction === action}
      >
        Duplicate for the next occasion
      </Button>
    </Form>
  )
}
