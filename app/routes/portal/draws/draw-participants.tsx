import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { DayOf } from '#app/components/days/moment.tsx'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { ShareSheet, WhatsAppLink } from '#app/components/sharing/share-actions.tsx'
import { yourDraw } from '#app/copy/notes.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field, LinkInput } from '#app/ui/fields/field.tsx'

interface DrawParticipantsProps {
  gathering: string
  participants: readonly ParticipantRow[]
  zone: string | null
  /** How many profiles of the gathering belong to nobody in the draw yet; and the name on it where that is one. */
  left: { count: number; name: string }
  drawn: boolean
}

interface ParticipantRow {
  id: string
  name: string
  email: string | null
  /** To pass on; null when it goes by email or was opened. */
  link: string | null
  /** Since when a device shows their name, and whether another did before. */
  openedAt: Date | null
  moved: boolean
  /** Names are drawn, and this address had too many emails to get the link. */
  unmailed: boolean
  profile: string | null
}

export function DrawParticipants({ gathering, participants, zone, left, drawn }: DrawParticipantsProps) {
  const { t } = useLingui()
  const { count, name } = left
  const links = participants.flatMap((one) =>
    one.link === null
      ? []
      : [<PersonalLink key={one.id} gathering={gathering} name={one.name} link={one.link} />],
  )
  return (
    <>
      {participants.length > 0 && (
        <ul className="grid gap-4">
          {participants.map((participant) => (
            <li key={participant.id} className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
              <ParticipantLine participant={participant} zone={zone} drawn={drawn} />
              {drawn && participant.link !== null && (
                <PersonalLink gathering={gathering} name={participant.name} link={participant.link} />
              )}
            </li>
          ))}
        </ul>
      )}
      {/* Before the draw few need them. */}
      {!drawn && links.length > 0 && (
        <details className="more">
          <summary>{t`Pass links on before the draw`}</summary>
          <div className="more-choices">{links}</div>
        </details>
      )}
      {!drawn && count > 0 && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="do" value="everybody" tone="quiet" size="small">
            {count === 1
              ? t`Add ${name}`
              : t`${plural(count, { one: 'Add # from the gathering', other: 'Add all # from the gathering' })}`}
          </Button>
        </Form>
      )}
    </>
  )
}

function ParticipantLine({
  participant,
  zone,
  drawn,
}: {
  participant: ParticipantRow
  zone: string | null
  drawn: boolean
}) {
  const { t } = useLingui()
  const { id, name, link, openedAt, profile } = participant
  const look = { tone: 'quiet', size: 'small', 'aria-describedby': `name-${id}` } as const
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <bdi id={`name-${id}`} className="font-bold">
          {name}
        </bdi>{' '}
        <span className="text-ink-soft">
          <WayTo participant={participant} zone={zone} />
          {profile !== null && profile !== name && (
            <>
              {' · '}
              <Trans>ideas for {profile}</Trans>
            </>
          )}
        </span>
      </p>
      <Form method="post" preventScrollReset className="buttons">
        <input type="hidden" name="participant" value={id} />
        <LinkButton to={`?edit=${id}#edit`} {...look}>
          {t`Edit`}
        </LinkButton>
        {/* A link that is still shown can be passed on again. */}
        {link === null && (drawn || openedAt !== null) && (
          <Button type="submit" name="do" value="link" {...look}>
            {t`Make a new link`}
          </Button>
        )}
        {!drawn && (
          <Button type="submit" name="do" value="remove" {...look}>
            {t`Remove`}
          </Button>
        )}
      </Form>
    </>
  )
}

function PersonalLink({ gathering, name, link }: { gathering: string; name: string; link: string }) {
  const { t } = useLingui()
  const words = t(yourDraw(name, gathering))
  return (
    <div className="grid gap-3">
      <Field label={<Trans>Link for {name}</Trans>}>
        <LinkInput link={link} />
      </Field>
      <div className="buttons">
        <WhatsAppLink words={words} link={link} />
        <CopyLinkButton link={link} copied="link_copied" onRefused={() => {}} tone="quiet" />
        <ShareSheet bare title={words} link={link} />
      </div>
    </div>
  )
}

function WayTo({
  participant: { email, openedAt, moved, unmailed },
  zone,
}: {
  participant: ParticipantRow
  zone: string | null
}) {
  const { t } = useLingui()
  const address = <span className="break-all">{`${email},`}</span>
  if (unmailed) {
    return (
      <Trans comment="the address ends with a comma">
        {address} had too many emails: make a new link in an hour
      </Trans>
    )
  }
  if (openedAt === null) {
    return email === null ? <>{t`gets a link from you`}</> : <span className="break-all">{email}</span>
  }
  const day = <DayOf at={openedAt} zone={zone} format="MMM d, yyyy" />
  if (email === null) {
    return moved ? (
      <Trans>the name was moved to another device on {day}</Trans>
    ) : (
      <Trans>opened their link on {day}</Trans>
    )
  }
  return moved ? (
    <Trans comment="the address ends with a comma">
      {address} the name was moved to another device on {day}
    </Trans>
  ) : (
    <Trans comment="the address ends with a comma">
      {address} opened their link on {day}
    </Trans>
  )
}
