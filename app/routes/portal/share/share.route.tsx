import { SURPRISE_LINK } from '#app/copy/notes.ts'
import { languageFor, wordsFor } from '#app/server/request/said.ts'
import { occasionName } from '#app/copy/occasions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, CalendarPlus, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Route } from './+types/share.route'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { formatDay } from '#app/domain/dates.ts'
import { loadedOrBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { ListFacts, useCountdown } from '#app/routes/portal/profiles/list-facts.tsx'
import { LetOthersSee, SeenByOthers } from '#app/routes/portal/share/let-others-see.tsx'
import { PassOn } from '#app/components/sharing/pass-on.tsx'
import { FacebookLink } from '#app/components/sharing/share-actions.tsx'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { shareLink } from '#app/server/request/share-link.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

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
    surprise: profile.keep_surprise,
    ideas: (await ideasOfProfile(services.db, profile.id)).length,
    occasion: occasionName(wordsFor(args.context), profile),
    date: formatDay(profile.occasion_date, 'MMM d, yyyy', languageFor(args.context)),
    day: profile.occasion_date,
    today,
    zone,
    link: shareLink(services, args.request, profile.slug),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadedOrBackToList(request, () => serverLoader())
}

export default function Share({ loaderData }: Route.ComponentProps) {
  const { id, slug, name, takedownReason, complete, surprise, ideas, occasion, date, link } = loaderData
  const { t } = useLingui()
  const countdown = useCountdown(loaderData)
  // What was changed here, by a button that is gone, has the focus.
  const [seen, setSeen] = useState({ complete, changed: false })
  if (seen.complete !== complete) setSeen({ complete, changed: true })
  return (
    <>
      <title>{`${t`Share ${name}`} · Wishfolio`}</title>
      <PageHeading
        title={<Trans>Share {name}</Trans>}
        lead={<ListFacts occasion={occasion} date={date} countdown={countdown} ideas={ideas} />}
        before={
          <LinkButton to="/portal/profile" tone="quiet" size="small" icon={ArrowLeft}>
            {t`Back to Profiles`}
          </LinkButton>
        }
      />
      <TakedownNotice reason={takedownReason} />
      {complete ? (
        <>
          {surprise && <p>{t(SURPRISE_LINK)}</p>}
          <PassOn title={t`Gift ideas for ${name}`} link={link} ribbon={ideas > 0} opened={seen.changed} />
          {takedownReason === null && <SeenByOthers id={id} />}
        </>
      ) : (
        <LetOthersSee id={id} ideas={ideas} opened={seen.changed} />
      )}
      <p>
        <LinkButton to={`/gift/${slug}?preview`} tone="quiet" size="small">
          {t`Preview as a visitor sees it`}
        </LinkButton>
      </p>
      {complete && <MoreWays name={name} slug={slug} link={link} />}
    </>
  )
}

function MoreWays({ name, slug, link }: { name: string; slug: string; link: string }) {
  const { t } = useLingui()
  const code = `/gift/${slug}/qr.svg`
  return (
    <details className="more">
      <summary>{t`More ways`}</summary>
      <div className="more-ways">
        <img
          src={code}
          alt={t`QR code that leads to the gift ideas for ${name}`}
          width={240}
          height={240}
          loading="lazy"
        />
        <div className="grid content-start justify-items-start gap-3">
          <a href={code} download={`${slug}.svg`} className="button" data-tone="quiet" data-size="small">
            <Download aria-hidden />
            {t`Download QR code`}
          </a>
          <FacebookLink link={link} />
          <LinkButton
            to={`/gift/${slug}/calendar.ics`}
            reloadDocument
            tone="quiet"
            size="small"
            icon={CalendarPlus}
          >
            {t`Add to calendar`}
          </LinkButton>
          <LinkButton to={`/gift/${slug}?print`} tone="quiet" size="small" icon={Printer}>
            {t`Print`}
          </LinkButton>
        </div>
      </div>
    </details>
  )
}
