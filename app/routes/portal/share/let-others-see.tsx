import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { COMPLETE_MEANS, LET_OTHERS_SEE, SEEN_BY_OTHERS } from '#app/copy/notes.ts'
import { ONLY_YOU } from '#app/copy/shared-page.ts'
import { statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface LetOthersSeeProps {
  id: string
  ideas: number
  /** Asked just now, by a button that is gone and took the focus with it. */
  opened: boolean
}

/** The question before an Incomplete profile is shared; the answer sets it to Complete. */
export function LetOthersSee({ id, ideas, opened }: LetOthersSeeProps) {
  const { t } = useLingui()
  const { action, fetcherKey } = statusForm(id, '')
  const { state } = useFetcher({ key: fetcherKey })
  const isEmpty = ideas === 0
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (opened) answer.current?.focus()
  }, [opened])
  return (
    <Card as="section" className="grid gap-3">
      <h2>{t(LET_OTHERS_SEE.question)}</h2>
      <p>
        {t(ONLY_YOU)} {t(COMPLETE_MEANS)}
        {isEmpty && ` ${t`There are no ideas in it yet.`}`}
      </p>
      <div className="buttons">
        {isEmpty && (
          <LinkButton to={`/portal/suggestions/${id}?mode=ai`}>{t`Generate Suggestions`}</LinkButton>
        )}
        <Form method="post" action={action} navigate={false} fetcherKey={fetcherKey}>
          <input type="hidden" name="status" value="complete" />
          <input type="hidden" name="back" value="share" />
          {isEmpty && <input type="hidden" name="sure" value="on" />}
          {isEmpty && <input type="hidden" name="stay" value="on" />}
          <Button ref={answer} type="submit" tone={isEmpty ? 'quiet' : 'ribbon'} busy={state !== 'idle'}>
            {t(LET_OTHERS_SEE.yes)}
          </Button>
        </Form>
      </div>
    </Card>
  )
}

/** Who can see a Complete profile, and the way back: the question is where it was. */
export function SeenByOthers({ id }: { id: string }) {
  const { t } = useLingui()
  const { action, fetcherKey } = statusForm(id, '')
  const { state } = useFetcher({ key: fetcherKey })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p>{t(SEEN_BY_OTHERS.text)}</p>
      <Form method="post" action={action} navigate={false} fetcherKey={fetcherKey}>
        <input type="hidden" name="status" value="incomplete" />
        <input type="hidden" name="back" value="share" />
        <Button type="submit" tone="quiet" size="small" busy={state !== 'idle'}>
          {t(SEEN_BY_OTHERS.stop)}
        </Button>
      </Form>
    </div>
  )
}
