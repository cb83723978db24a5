import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { listed } from '#app/domain/listed.ts'
import { Form } from '#app/components/forms/form.tsx'
import { TakedownNotice } from '#app/components/page/takedown-notice.tsx'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { useLiveUpdates } from '#app/components/live/use-live-updates.ts'
import { ConnectionLost, TakenMeanwhile } from '#app/components/live/live-notices.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Shop } from '#app/domain/ideas/shop.ts'
import type { SeenIdea, SeenProfile } from '#app/domain/profiles/visibility.ts'
import { AboutRecipient } from '#app/routes/gift/about-recipient.tsx'
import { GiftIdeas } from '#app/routes/gift/gift-ideas.tsx'
import { useBelowList } from '#app/routes/gift/shared-list-path.ts'
import { previewOfProfile } from '#app/routes/gift/preview-of-profile.ts'
import { OtherGiftsSection } from '#app/routes/gift/messages/other-gifts-section.tsx'
import { useTakenOnThisDevice } from '#app/routes/gift/taking/taken-on-this-device.ts'
import { PageActions } from '#app/components/sharing/page-actions.tsx'
import { PrintView } from '#app/components/sharing/print-view.tsx'
import { Button } from '#app/ui/button.tsx'
import { StringDrawing } from '#app/ui/drawings.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface SharedProfileProps {
  profile: SeenProfile
  preview: { incomplete: boolean } | null
  /** Where its owner edits it. */
  edit: string | null
  /** Why an idea could not be taken, for browsers without JavaScript. */
  refused: { code: ErrorCode; problem: string; idea: string } | undefined
  version: string
  occasion: string
  date: string
  passed: boolean
  terms: readonly string[]
  link: string
  shop: Shop
  hosts: Readonly<Record<string, string>>
  back: { slug: string; name: string } | null
  /** Of what a chat shows; none where that is English. */
  locale?: string
  /** What a chat shows in the profile's own language, where the page has another. */
  chat?: { title: string; description: string }
  /** What is said where the owner wants a surprise. */
  secret?: string
}

export function SharedProfile(props: SharedProfileProps) {
  const { profile, preview, edit, refused, version, back } = props
  const { date, passed, terms, link, shop, hosts, secret, locale, chat } = props
  const { t, i18n } = useLingui()
  const { ideas, lost } = useLiveUpdates(`/gift/${profile.slug}`, version, profile.ideas)
  const [params] = useSearchParams()
  const { slug, recipientName: name } = profile
  const below = useBelowList(slug)
  const { takenHere, ended } = useTakenOnThisDevice(slug, ideas, profile.surprised || preview !== null)
  const took = ideas.filter(({ id, taken }) => taken && takenHere[id])
  const asked = ideas.find(({ id }) => id === refused?.idea)
  const { title, description } = previewOfProfile(i18n, { name, occasion: props.occasion, date })
  const occasion = (
    <bdi lang={profile.occasionType === 'other' ? profile.language : undefined}>{props.occasion}</bdi>
  )
  const day = <time dateTime={profile.occasionDate}>{date}</time>
  const notes = <bdi lang={profile.language}>{terms.join(' · ')}</bdi>
  const gifts = listed(
    took.map(({ text }) => text),
    i18n.locale,
  )
  return (
    <>
      <div className="page shared">
        <title>{`${title} · Wishfolio`}</title>
        <LinkPreview {...{ locale, title, description, ...chat }} link={link} card={`${link}/card.png`} />
        <header className="grid gap-3">
          <TakedownNotice reason={profile.takedownReason} />
          {edit && (
            <p className="print:hidden">
              <Trans>
                This is your list ·{' '}
                <Link className="link" to={edit}>
                  Edit
                </Link>
              </Trans>
            </p>
          )}
          {profile.status === 'incomplete' && (
            <Notice>{t`Only you can see this page for now. Set the profile to Complete to let others in.`}</Notice>
          )}
          {refused && (
            <Notice tone="error" action={refused.code === 'fourth_take' && <TakeAnyway idea={asked} />}>
              {refused.problem}
            </Notice>
          )}
          <PrintView path={`/gift/${slug}`} link={link} asked={params.has('print')} />
          {back && (
            <Link className="link print:hidden" to={`/gathering/${back.slug}`} dir="auto">
              {back.name}
            </Link>
          )}
          <h1 className="text-poster">
            <Trans>Gift ideas for {name}</Trans>
          </h1>
          <p className="lead">
            <Trans>
              {occasion}, {day}
            </Trans>
          </p>
          {passed && <p>{t`This day has passed.`}</p>}
          {ideas.length > 0 && (!profile.surprised || preview) && (!passed || took.length > 0) && (
            <p className="to-do">
              {!passed && (
                <span>{t`Pick an idea and mark it as taken, so that nobody gives the same thing twice.`}</span>
              )}
              {took.length > 0 && (
                // As a document, which can be read offline.
                <Link className="link print:hidden" to="/your-gifts" reloadDocument>
                  {t`You took: ${gifts}`}
                </Link>
              )}
            </p>
          )}
          <p role="status" className="empty:hidden">
            {ended && (
              <Link className="link print:hidden" to="/your-gifts" reloadDocument dir="auto">
                {ended}
              </Link>
            )}
          </p>
          {terms.length > 0 && (
            <p className="terms">
              <Trans>
                <strong>Please note:</strong> {notes}
              </Trans>
            </p>
          )}
          <StringDrawing />
        </header>
        <div>
          <GiftIdeas
            profile={{ ...profile, ideas }}
            preview={preview !== null}
            {...{ takenHere, shop, hosts, secret }}
          />
          {profile.otherGifts && (
            <OtherGiftsSection
              gifts={profile.otherGifts}
              address={!profile.takesPaused ? below('other') : null}
            />
          )}
          <PageActions
            title={title}
            recipient={name}
            path={`/gift/${slug}`}
            // Only its owner sees an incomplete one, and shares it in the portal, which asks first.
            link={profile.status === 'complete' && !preview?.incomplete ? link : null}
            hasDay
            message={profile.acceptsMessages ? below('message') : null}
          />
        </div>
        <AboutRecipient {...{ profile, terms }} />
      </div>
      {/* Said, not shown: outside the grid, where it takes no room before its styles come. */}
      <TakenMeanwhile ideas={ideas} action={`/gift/${slug}`} />
      <ConnectionLost lost={lost} />
    </>
  )
}

function TakeAnyway({ idea }: { idea: SeenIdea | undefined }) {
  const { t } = useLingui()
  if (!idea) return null
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <strong dir="auto" lang={idea.language}>
        {idea.text}
      </strong>
      <input type="hidden" name="idea" value={idea.id} />
      <input type="hidden" name="sure" value="on" />
      <Button type="submit" size="small">
        {t`Yes, this one too`}
      </Button>
    </Form>
  )
}
