import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Pictogram } from '#app/components/sharing/pictogram.tsx'
import { OFFLINE, TAKE_IS_SEEN } from '#app/copy/shared-page.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { NO_CONNECTION } from '#app/domain/no-connection.ts'
import { Dialog } from '#app/ui/dialog.tsx'

interface TakeQuestionProps {
  idea: SeenIdea | null
  ideas: readonly SeenIdea[]
  paused: boolean
  secret: string | undefined
  busy: boolean
  refused: { code: ErrorCode; problem: string } | undefined
  onYes: () => void
  onClose: () => void
}

/** Without a connection, or on a kept page: a browser may believe in a connection that leads nowhere. */
export function isOffline(): boolean {
  return !navigator.onLine || document.getElementById(NO_CONNECTION) !== null
}

/** Asks before an idea is taken; another visitor may be faster, the owner change the list, or the network go, while it asks. */
export function TakeQuestion(props: TakeQuestionProps) {
  const { t } = useLingui()
  const { idea, ideas, paused, secret, busy, refused, onYes, onClose } = props
  const listed = ideas.find(({ id }) => id === idea?.id)
  // Without an answer, it may be this device that took it: trying again tells.
  const unknown = refused?.code === 'idea_take_failed' && listed !== undefined
  const free = idea === null || busy || unknown || listed?.taken === false
  const gone = !free
    ? listed
      ? 'idea_taken_already'
      : 'idea_not_found'
    : paused && !busy
      ? 'takes_paused'
      : null
  const fourth = refused?.code === 'fourth_take'
  const offline = idea !== null && !busy && isOffline()
  const stop = gone !== null || offline
  const goneTitle = gone === 'takes_paused' ? t`Taking is paused` : gone && t(BROWSER_MESSAGES[gone])
  const gift = (
    <strong dir="auto" lang={idea?.language}>
      {idea?.text}
    </strong>
  )
  return (
    <Dialog
      open={idea !== null}
      onClose={onClose}
      title={offline ? t(OFFLINE.title) : gone ? goneTitle : fourth ? refused.problem : t`Mark as taken?`}
      description={
        offline || gone === 'takes_paused' ? (
          <span role="alert">{offline ? t(OFFLINE.text) : t(BROWSER_MESSAGES.takes_paused)}</span>
        ) : gone ? (
          <span role="alert">
            <Trans>{gift} cannot be taken any more. Is there another you like?</Trans>
          </span>
        ) : (
          idea && (
            <AskedIdea {...idea}>
              {t(TAKE_IS_SEEN)} {secret}
            </AskedIdea>
          )
        )
      }
      actions={
        <>
          <Button type="button" tone={stop ? 'ribbon' : 'quiet'} onClick={onClose}>
            {stop ? t`Back to the ideas` : t`Cancel`}
          </Button>
          {!stop && (
            <Button type="button" onClick={onYes} busy={busy}>
              {fourth ? t`Yes, this one too` : refused ? t`Try again` : t`Yes, mark as taken`}
            </Button>
          )}
        </>
      }
    >
      {refused && !fourth && !stop && !busy && (
        <p role="alert" className="field-error">
          {refused.problem}
        </p>
      )}
    </Dialog>
  )
}

/** What is about to be taken, large and with its picture, before what that means. */
export function AskedIdea({
  text,
  language,
  picture,
  pictogram,
  children,
}: Pick<SeenIdea, 'text' | 'language' | 'picture' | 'pictogram'> & { children: ReactNode }) {
  return (
    <>
      <span className="tag-what asked">
        {picture ? (
          <img
            className="asked-picture"
            src={picture.small}
            alt=""
            width={picture.width}
            height={picture.height}
          />
        ) : (
          <Pictogram name={pictogram} />
        )}
        <strong className="tag-title" dir="auto" lang={language}>
          {text}
        </strong>
      </span>
      {children}
    </>
  )
}
