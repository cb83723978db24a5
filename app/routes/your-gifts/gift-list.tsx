import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useToday } from '#app/components/days/use-today.ts'
import { Form } from '#app/components/forms/form.tsx'
import { AFFILIATE_NOTE, ASKED_TO_FREE } from '#app/copy/shared-page.ts'
import { listDeleted, TAKE_ENDED } from '#app/copy/your-gifts.ts'
import { Pictured } from '#app/components/sharing/idea-face.tsx'
import { DetailsOfIdea, ShopLink } from '#app/components/sharing/shop-link.tsx'
import { passedLast } from '#app/domain/profiles/countdown.ts'
import type { ShownGifts, YourGift } from '#app/routes/your-gifts/shown-gifts.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field, LinkInput } from '#app/ui/fields/field.tsx'

interface GiftListProps {
  gifts: readonly YourGift[]
  today: string
  ownDevice: boolean
}

export function GiftList({ gifts, today, ownDevice }: GiftListProps) {
  const { t } = useLingui()
  return (
    <>
      {gifts.some(({ hasTag }) => hasTag) && <p className="text-small text-ink-soft">{t(AFFILIATE_NOTE)}</p>}
      <ul className="stack">
        {passedLast(gifts, useToday(today, null)).map((gift) => (
          <GiftTag as="li" key={gift.id}>
            <Pictured picture={gift.picture} text={gift.text} language={gift.language}>
              <h2 className="tag-title" id={gift.id} dir="auto" lang={gift.language}>
                {gift.text}
              </h2>
              {gift.whenTaken !== null && <WhenTaken whenTaken={gift.whenTaken} />}
              <DetailsOfIdea details={gift.details} price={gift.price} host={gift.shopLink.host} />
              <ForWhom {...gift} />
            </Pictured>
            <div className="mt-3 buttons">
              <ShopLink {...gift.shopLink} aria-describedby={gift.id} />
              <LinkButton
                to={`/gift/${gift.slug}/calendar.ics`}
                reloadDocument
                tone="quiet"
                size="small"
                aria-describedby={gift.id}
              >
                {t`Add to calendar`}
              </LinkButton>
              {ownDevice && gift.showsGivers && (
                <LinkButton
                  to={`/gift/${gift.slug}/name?idea=${gift.id}`}
                  tone="quiet"
                  size="small"
                  aria-describedby={gift.id}
                >
                  {t`Add your name`}
                </LinkButton>
              )}
              {gift.asked && <span className="text-small">{t(ASKED_TO_FREE)}</span>}
              {ownDevice && !gift.asked && (
                <LinkButton
                  to={`/gift/${gift.slug}/free?idea=${gift.id}`}
                  tone="quiet"
                  size="small"
                  aria-describedby={gift.id}
                >
                  {t`Ask the organiser to free it`}
                </LinkButton>
              )}
            </div>
          </GiftTag>
        ))}
      </ul>
    </>
  )
}

function WhenTaken({ whenTaken }: { whenTaken: string }) {
  return (
    <p>
      <Trans>When you took it: {whenTaken}</Trans>
    </p>
  )
}

function ForWhom({ slug, recipientName: name, occasion, occasionDate, date }: YourGift) {
  const day = <time dateTime={occasionDate}>{date}</time>
  return (
    <p>
      <Trans>
        For{' '}
        <Link className="link" to={`/gift/${slug}`} reloadDocument>
          {name}
        </Link>
        : {occasion}, {day}
      </Trans>
    </p>
  )
}

type Gifts = ShownGifts['notShown']

export function GiftsNotShown({ gifts }: { gifts: Gifts }) {
  const { t } = useLingui()
  return (
    gifts.length > 0 && (
      <ul className="stack">
        {gifts.map((gift) => (
          <GiftTag as="li" key={gift.id}>
            <p>
              <GiftNotShown {...gift} />{' '}
              {gift.linkIsNewer
                ? t`This list has a new link; ask for it.`
                : t`This list is not open at the moment; when it is, your gift is here again.`}
            </p>
          </GiftTag>
        ))}
      </ul>
    )
  )
}

/** Whose recipient is not named is not named itself. */
function GiftNotShown({ text, whenTaken, recipientName: name }: Gifts[number]) {
  if (name === null) return <Trans>A gift.</Trans>
  if (text === null) return <Trans>A gift for {name}.</Trans>
  return whenTaken === null ? (
    <Trans>
      {text} for {name}.
    </Trans>
  ) : (
    <Trans>
      {text} (when you took it: {whenTaken}) for {name}.
    </Trans>
  )
}

type Ended = ShownGifts['ended']

/** What the giver may have bought by now: it is theirs no more, and stays here until they remove it. */
export function EndedTakes({ takes, ownDevice }: { takes: Ended; ownDevice: boolean }) {
  const { t } = useLingui()
  return (
    takes.length > 0 && (
      <ul className="stack">
        {takes.map((take) => (
          <GiftTag as="li" key={take.id}>
            <Form method="post" className="tag-line">
              <p id={take.id}>
                {take.how === 'list_deleted' ? t(listDeleted(take.day)) : <EndedTake {...take} />}
              </p>
              {ownDevice && (
                <Button
                  type="submit"
                  name="remove"
                  value={take.id}
                  tone="quiet"
                  size="small"
                  aria-describedby={take.id}
                >
                  {t`Remove`}
                </Button>
              )}
            </Form>
          </GiftTag>
        ))}
      </ul>
    )
  )
}

function EndedTake({ text, how, recipientName, slug }: Exclude<Ended[number], { how: 'list_deleted' }>) {
  const { t } = useLingui()
  const ending = t(TAKE_ENDED[how])
  if (recipientName === null) return <Trans>A gift: {ending}.</Trans>
  const shownName = <bdi>{recipientName}</bdi>
  const name =
    slug === null ? (
      shownName
    ) : (
      <Link className="link" to={`/gift/${slug}`} reloadDocument>
        {shownName}
      </Link>
    )
  return text === null ? (
    <Trans>
      A gift for {name}: {ending}.
    </Trans>
  ) : (
    <Trans>
      {text} for {name}: {ending}.
    </Trans>
  )
}

export function KeepLink({ label, link }: { label: string; link: string }) {
  const { t } = useLingui()
  return (
    <Field
      label={label}
      hint={t`Anyone with this link can see and change your gifts, so share it with nobody.`}
    >
      <LinkInput link={link} />
    </Field>
  )
}
