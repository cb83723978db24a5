import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DELETE_QUESTION } from '#app/copy/notes.ts'

interface DeleteQuestionProps {
  occasion: string
  /** Its day in words. */
  date: string
  /** Null where the owner wants to be surprised. */
  taken: number | null
}

/** The question before a list is deleted, with which it is of several with its name, and what is at stake. */
export function DeleteQuestion({ occasion, date, taken }: DeleteQuestionProps) {
  const { t } = useLingui()
  return (
    <>
      {t(DELETE_QUESTION)}
      <span className="block">
        <Trans>
          {occasion}, <time>{date}</time>
        </Trans>
      </span>
      {taken !== 0 && <span className="block">{t(stakes(taken))}</span>}
    </>
  )
}

function stakes(taken: number | null): MessageDescriptor {
  if (taken === null) return msg`Whoever took a gift on it reads in Your gifts that the list is gone.`
  return msg`${plural(taken, {
    one: '# gift on it is taken: its giver reads in Your gifts that the list is gone.',
    other: '# gifts on it are taken: their givers read in Your gifts that the list is gone.',
  })}`
}
