import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { IDEAS_PER_PROFILE } from '#app/domain/ideas/generation.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

const ASK_AGAIN_MS = 5000

interface GeneratingIdeasProps {
  id: string
  accepted: string[] | null
  /** Why this try failed. */
  failed: string | null
  /** The newest run when it is not under way; announced when it ended during this visit. */
  endedRun: { id: string; failure: string | null } | null
  hasModel: boolean
}

/** Starts a run when shown, or watches the one under way. The server starts nothing because of a mere visit. */
export function GeneratingIdeas({ id, accepted, failed, endedRun, hasModel }: GeneratingIdeasProps) {
  const { t } = useLingui()
  const fetcher = useFetcher()
  const [earlierRun] = useState(endedRun?.id)
  const failure = failed ?? (endedRun && endedRun.id !== earlierRun ? endedRun.failure : null)
  const started = useRef(false)
  const { submit } = fetcher
  const nobodyWorks = accepted === null

  useEffect(() => {
    if (failure || fetcher.state !== 'idle') return
    const fields: Record<string, string> = nobodyWorks ? {} : { watching: 'on' }
    const first = nobodyWorks && !started.current
    const ask = () => {
      started.current = true
      void submit(fields, { method: 'post', action: `/portal/suggestions/${id}/generate` })
    }
    // Every open screen asks again, so that a run whose server died is continued; only a silent run is taken over.
    const timer = setTimeout(ask, first ? 0 : ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [failure, fetcher.state, nobodyWorks, submit, id])

  if (failure) {
    return (
      <Notice tone="error" title={t`Error`} action={<TryAgain id={id} hasModel={hasModel} />}>
        {failure}
      </Notice>
    )
  }
  const ideas = accepted ?? []
  const made = ideas.length
  const total = IDEAS_PER_PROFILE
  return (
    <>
      <section aria-busy="true" className="stack needs-script">
        <h2 className="flex items-center gap-3">
          <Spinner /> {t`Generating Gift Suggestions`}
        </h2>
        <Progress value={made} total={total} label={t`${made} of ${total}`} />
        <ul className="stack">
          {ideas.map((idea) => (
            <GiftTag as="li" key={idea}>
              <p className="tag-title" dir="auto">
                {idea}
              </p>
            </GiftTag>
          ))}
          {made < total && (
            <GiftTag as="li">
              <Skeleton label={t`The next idea is on its way`} />
            </GiftTag>
          )}
        </ul>
      </section>
      <noscript>
        <form method="post" action={`/portal/suggestions/${id}/generate`}>
          <Button type="submit">{t`Generate Suggestions`}</Button>
        </form>
      </noscript>
    </>
  )
}

function TryAgain({ id, hasModel }: Pick<GeneratingIdeasProps, 'id' | 'hasModel'>) {
  const { t } = useLingui()
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={`/portal/suggestions/${id}/generate`} className="buttons">
      <Button type="submit" busy={fetcher.state !== 'idle'}>
        {t`Try again`}
      </Button>
      {hasModel && (
        <Button type="submit" name="without_ai" value="on" tone="paper" busy={fetcher.state !== 'idle'}>
          {t`Make them without AI`}
        </Button>
      )}
      <LinkButton to="?mode=manual" tone="quiet">
        {t`Write them myself`}
      </LinkButton>
    </fetcher.Form>
  )
}
