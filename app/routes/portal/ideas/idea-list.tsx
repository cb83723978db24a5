import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, Pencil, RefreshCw, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useSubmit } from 'react-router'
import { listed } from '#app/domain/listed.ts'
import { Form } from '#app/components/forms/form.tsx'
import { Pictured } from '#app/components/sharing/idea-face.tsx'
import { DetailsOfIdea, ShopLink } from '#app/components/sharing/shop-link.tsx'
import { becauseOf } from '#app/domain/ideas/idea-reason.ts'
import { formWithout, IdeaInPlace } from '#app/routes/portal/ideas/editor/idea-in-place.tsx'
import { RemoveQuestion } from '#app/routes/portal/ideas/editor/remove-question.tsx'
import type { OwnersIdea } from '#app/routes/portal/ideas/owners-idea.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ButtonLook } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { MoreMenu } from '#app/ui/more-menu.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

const SOURCES = {
  model: msg`Suggested by AI`,
  'built-in': msg`Built-in idea`,
  owner: msg`Written by you`,
} satisfies Record<OwnersIdea['source'], MessageDescriptor>

/** With what of the profile it is for, in the owner's own words. */
const SOURCES_FOR = {
  model: (topic: string) => msg`Suggested by AI, for ${topic}`,
  'built-in': (topic: string) => msg`Built-in idea, for ${topic}`,
}

interface IdeaListProps {
  id: string
  version: number
  ideas: OwnersIdea[]
  surprised: boolean
  /** The idea that is edited in its place. */
  edited: string | null
}

export function IdeaList({ id, version, ideas, surprised, edited }: IdeaListProps) {
  const { t } = useLingui()
  const fresh = useFresh(ideas)
  return (
    <>
      {surprised && (
        <Notice>{t`You keep it a surprise for yourself: what is taken does not show here.`}</Notice>
      )}
      <ul className="stack">
        {ideas.map((idea, place) => (
          // By place: what replaces an idea keeps the focus that was on it.
          <OwnersTag
            key={place}
            id={id}
            idea={idea}
            isFresh={fresh.has(idea.id)}
            {...{ version, ideas, surprised }}
          >
            {idea.id === edited && <IdeaInPlace idea={idea} {...{ version, ideas }} />}
          </OwnersTag>
        ))}
      </ul>
    </>
  )
}

interface OwnersTagProps extends Omit<IdeaListProps, 'edited'> {
  idea: OwnersIdea
  isFresh: boolean
  children: ReactNode
}

function OwnersTag({ id, idea, isFresh, version, ideas, surprised, children }: OwnersTagProps) {
  const { t } = useLingui()
  const isRenewed = useFetcher({ key: `renew ${idea.id}` }).state !== 'idle'
  const { text, giver } = idea
  const mayBeTaken = idea.taken || surprised
  const tools = useRef<HTMLDivElement>(null)
  const isWritten = Boolean(children)
  const wasWritten = useRef(isWritten)
  useEffect(() => {
    // The form is gone, and took the focus with it.
    if (wasWritten.current && !isWritten)
      tools.current?.querySelector('summary')?.focus({ preventScroll: true })
    wasWritten.current = isWritten
  }, [isWritten])
  // By id: another idea may stand in this place.
  const [askedToRemove, setAskedToRemove] = useState<string>()
  const stay = () => {
    setAskedToRemove(undefined)
    tools.current?.querySelector('summary')?.focus()
  }
  const submit = useSubmit()
  const remove = () =>
    void submit(formWithout(idea, mayBeTaken, { version, ideas }), {
      method: 'post',
      action: '?mode=manual',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    })
  if (children) {
    return (
      <GiftTag as="li" tied={idea.taken}>
        {children}
      </GiftTag>
    )
  }
  return (
    <GiftTag as="li" tied={idea.taken} data-fresh={isFresh || undefined}>
      <div className="tag-line">
        <Pictured picture={idea.shownPicture} pictogram={idea.pictogram} text={text}>
          <h2 className="tag-title" dir="auto">
            {idea.text}
          </h2>
          <DetailsOfIdea {...idea} price={idea.priceInWords} />
          <p className="text-small text-ink-soft">
            <Why {...idea} />
            {isRenewed && <Spinner label={t`Looking for another idea`} />}
          </p>
        </Pictured>
        <div className="tag-tools" ref={tools}>
          {idea.taken && (
            <span>
              {giver === null ? (
                <Badge tone="taken">{t`Taken`}</Badge>
              ) : (
                <Trans>
                  <Badge tone="taken">Taken</Badge> <span className="text-small">by {giver}</span>
                </Trans>
              )}
            </span>
          )}
          <ShopLink href={idea.shoppingUrl} host={idea.host}>
            <ExternalLink aria-hidden className="size-4" />
          </ShopLink>
          <MoreMenu label={t`More for ${text}`}>
            {idea.taken && (
              <Link to={`available?idea=${idea.id}`} className="menu-link">
                <RotateCcw aria-hidden />
                {t`Make available again`}
              </Link>
            )}
            {!surprised && !idea.taken && idea.source !== 'owner' && (
              <CommandInMenu id={id} command="renew" idea={idea.id} icon={RefreshCw}>
                {t`Another idea instead`}
              </CommandInMenu>
            )}
            <Link to={`?edit=${idea.id}`} preventScrollReset replace className="menu-link">
              <Pencil aria-hidden />
              {t`Edit`}
            </Link>
            <button
              type="button"
              className="menu-link needs-script"
              onClick={mayBeTaken ? () => setAskedToRemove(idea.id) : remove}
            >
              <X aria-hidden />
              {t`Remove`}
            </button>
          </MoreMenu>
        </div>
      </div>
      {askedToRemove === idea.id && <RemoveQuestion taken={idea.taken} onStay={stay} onRemove={remove} />}
      <span className="sr-only" role="status">
        {isFresh && t`New: ${text}`}
      </span>
    </GiftTag>
  )
}

/** 'Built-in idea, for football' */
function Why({ source, reason }: Pick<OwnersIdea, 'source' | 'reason'>) {
  const { t, i18n } = useLingui()
  const topic = becauseOf(reason)
  if (topic && source !== 'owner') return <>{t(SOURCES_FOR[source](topic))}</>
  return <>{listed([t(SOURCES[source]), reason].filter(Boolean), i18n.locale)}</>
}

const FRESH_MS = 4000

/** The ids of ideas that came to the list a moment ago. */
function useFresh(ideas: readonly OwnersIdea[]): ReadonlySet<string> {
  const ids = ideas.map(({ id }) => id).join(' ')
  const [shown, setShown] = useState(ids)
  useEffect(() => {
    if (shown === ids) return undefined
    const timer = setTimeout(() => setShown(ids), FRESH_MS)
    return () => clearTimeout(timer)
  }, [ids, shown])
  const before = shown.split(' ')
  return new Set(ids.split(' ').filter((id) => !before.includes(id)))
}

interface CommandInMenuProps {
  id: string
  command: 'renew' | 'pause'
  /** Of one idea; else of all. */
  idea?: string
  fields?: Readonly<Record<string, string>>
  icon: NonNullable<ButtonLook['icon']>
  children: string
}

/** Sent beside the page, which stays where it is. */
export function CommandInMenu({ id, command, idea, fields = {}, icon: Icon, children }: CommandInMenuProps) {
  const fetcherKey = `${command} ${idea ?? id}`
  const busy = useFetcher({ key: fetcherKey }).state !== 'idle'
  return (
    <Form
      method="post"
      action={`/portal/suggestions/${id}/${command}`}
      navigate={false}
      fetcherKey={fetcherKey}
    >
      {idea !== undefined && <input type="hidden" name="idea" value={idea} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="menu-link w-full" aria-disabled={busy}>
        <Icon aria-hidden />
        {children}
      </button>
    </Form>
  )
}
