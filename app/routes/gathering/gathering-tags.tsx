import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { ConnectionLost } from '#app/components/live/live-notices.tsx'
import { useLiveUpdates } from '#app/components/live/use-live-updates.ts'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { PrintView } from '#app/components/sharing/print-view.tsx'
import { PageActions } from '#app/components/sharing/page-actions.tsx'
import { STILL_WRITTEN } from '#app/copy/notes.ts'
import type { SeenGathering } from '#app/domain/gatherings/gathering-visibility.ts'
import { EmptyParcelDrawing, StringDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { type DatedProfile, RecipientTag } from '#app/routes/gathering/recipient-tag.tsx'

export const GATHERING_PREVIEW = msg`Gift ideas for everyone. Pick one, so that nobody gives the same thing twice.`

interface GatheringTagsProps {
  gathering: Omit<SeenGathering, 'profiles'>
  profiles: readonly DatedProfile[]
  /** What a chat shows in the gathering's own language, where the page has another. */
  preview?: string
  /** Of that; none where it is English. */
  locale?: string
  version: string
  date: string | null
  link: string
}

export function GatheringTags({
  gathering,
  profiles,
  preview,
  locale,
  version,
  date,
  link,
}: GatheringTagsProps) {
  const { t } = useLingui()
  const { unfinished } = gathering
  const path = `/gathering/${gathering.slug}`
  const { lost } = useLiveUpdates(path, version)
  const [params] = useSearchParams()
  return (
    <>
      <div className="page shared">
        <title>{`${gathering.name} · Wishfolio`}</title>
        <LinkPreview
          title={gathering.name}
          locale={locale}
          description={preview ?? t(GATHERING_PREVIEW)}
          link={link}
          card={`${link}/card.png`}
        />
        <header className="grid gap-3">
          <TakedownNotice what="gathering" reason={gathering.takedownReason} />
          <PrintView path={path} link={link} asked={params.has('print')} />
          <h1 className="text-poster" dir="auto" lang={gathering.language}>
            {gathering.name}
          </h1>
          {date !== null && (
            <p className="lead">
              <time dateTime={gathering.day ?? undefined}>{date}</time>
            </p>
          )}
          {gathering.line !== '' && (
            <p className="whitespace-pre-line" dir="auto" lang={gathering.language}>
              {gathering.line}
            </p>
          )}
          {profiles.length > 0 && (
            <p className="text-small print:hidden">
              {t`Is one of these lists yours? Press “That’s me” at it, and this device hides it from you here.`}
            </p>
          )}
          <StringDrawing />
        </header>
        <section aria-labelledby="recipients">
          <h2 id="recipients" className="pb-4">
            {t`Who gets something`}
          </h2>
          {profiles.length === 0 && unfinished === 0 ? (
            <EmptyState drawing={<EmptyParcelDrawing />} title={t`Nobody yet`}>
              {t`As soon as there is somebody, they appear here by themselves.`}
            </EmptyState>
          ) : (
            <ul className="stack">
              {profiles.map((profile) => (
                <RecipientTag key={profile.slug} profile={profile} path={path} from={gathering.slug} />
              ))}
              {unfinished > 0 && (
                <GiftTag as="li">
                  <p className="text-ink-soft">
                    {unfinished === 1
                      ? t(STILL_WRITTEN)
                      : t`${plural(unfinished, {
                          one: '# list: still being written',
                          other: '# lists: still being written',
                        })}`}
                  </p>
                </GiftTag>
              )}
            </ul>
          )}
          <p className="pt-6 text-small print:hidden">
            {t`To add a list of your own, ask the person who sent you this link for an invitation.`}
          </p>
          <PageActions
            title={gathering.name}
            path={path}
            link={link}
            copied="link_copied"
            hasDay={gathering.day !== null}
          />
        </section>
      </div>
      <ConnectionLost lost={lost} />
    </>
  )
}
