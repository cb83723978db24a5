import { useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { DayOf } from '#app/components/days/moment.tsx'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { ShareSheet, WhatsAppLink } from '#app/components/sharing/share-actions.tsx'
import { yourDraw } from '#app/copy/notes.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { withName } from '#app/ui/with-name.tsx'

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
  const links = participants.flatMap(({ id, name, link }) =>
    link === null ? [] : [<PersonalLink key={id} {...{ gathering, name, link }} />],
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
          <summary>Pass links on before the draw</summary>
          <div className="more-choices">{links}</div>
        </details>
      )}
      {!drawn && left.count > 0 && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="do" value="everybody" tone="quiet" size="small">
            {left.count === 1 ? `Add ${left.name}` : `Add all ${left.count} from the gathering`}
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
          {profile !== null && profile !== name && withName(', ideas for {}', profile)}
        </span>
      </p>
      <Form method="post" preventScrollReset className="buttons">
        <input type="hidden" name="participant" value={id} />
        <LinkButton to={`?edit=${id}#edit`} {...look}>
          Edit
        </LinkButton>
        {/* A link that is still shown can be passed on again. */}
        {link === null && (drawn || openedAt !== null) && (
          <Button type="submit" name="do" value="link" {...look}>
            Make a new link
          </Button>
        )}
        {!drawn && (
          <Button type="submit" name="do" value="remove" {...look}>
            Remove
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
      <Field label={withName('Link for {}', name)}>
        <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
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
  const address = (comma: string) => email !== null && <span className="break-all">{email + comma}</span>
  if (unmailed) return <>{address(',')} had too many emails: make a new link in an hour</>
  if (openedAt === null) return <>{address('') || 'gets a link from you'}</>
  return (
    <>
      {address(',')}
      {email !== null && ' '}
      {moved ? 'the name was moved to another device on ' : 'opened their link on '}
      <DayOf at={openedAt} zone={zone} format="MMM d, yyyy" />
    </>
  )
}
