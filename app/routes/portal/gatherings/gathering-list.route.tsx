import { languageFor } from '#app/server/request/said.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Route } from './+types/gathering-list.route'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { formatDay } from '#app/domain/dates.ts'
import { gatheringsOf } from '#app/server/queries/gatherings.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const gatherings = await gatheringsOf(services.db, ownerOf(context).id)
  return gatherings.map(({ id, name, day, slug, profiles, takedown_reason }) => ({
    id,
    name,
    date: day && formatDay(day, 'MMM d, yyyy', languageFor(context)),
    profiles,
    takedownReason: takedown_reason,
    link: sharedAddress(services, request, `/gathering/${slug}`),
  }))
}

export default function GatheringList({ loaderData: gatherings }: Route.ComponentProps) {
  const { t } = useLingui()
  const create = (
    <LinkButton to="/portal/gatherings/new" icon={Plus} tone={gatherings.length > 0 ? 'paper' : 'ribbon'}>
      {t`New Gathering`}
    </LinkButton>
  )
  return (
    <>
      <title>{`${t`Gatherings`} · Wishfolio`}</title>
      <PageHeading
        title={t`Gatherings`}
        lead={t`One link for a whole Christmas, with the lists of everyone who gets something.`}
        actions={gatherings.length > 0 && create}
      />
      {gatherings.length === 0 && (
        <EmptyState drawing={<EmptyParcelDrawing />} title={t`No gathering yet`} action={create}>
          {t`Bring your profiles together, and send one link instead of many.`}
        </EmptyState>
      )}
      <ul className="stack profile-list" aria-label={t`Gatherings`}>
        {gatherings.map((gathering) => (
          <Card as="li" key={gathering.id} className="profile-card">
            <div className="grid gap-1">
              <h2 dir="auto">
                <Link className="link" to={`/portal/gatherings/${gathering.id}`}>
                  {gathering.name}
                </Link>
              </h2>
              <p className="text-ink-soft">
                {gathering.date !== null && (
                  <>
                    <time>{gathering.date}</time> ·{' '}
                  </>
                )}
                {t(inWords(gathering.profiles))}
              </p>
            </div>
            <div className="col-span-full empty:hidden">
              <TakedownNotice what="gathering" reason={gathering.takedownReason} />
            </div>
            <div className="buttons">
              <CopyLinkButton link={gathering.link} copied="link_copied" tone="quiet" />
            </div>
          </Card>
        ))}
      </ul>
    </>
  )
}

function inWords(profiles: number): MessageDescriptor {
  if (profiles === 0) return msg`nobody yet`
  return msg`${plural(profiles, { one: '# profile', other: '# profiles' })}`
}
