import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { LET_OTHERS_SEE } from '#app/copy/notes.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface NotOpenListsProps {
  id: string
  lists: readonly { id: string; name: string; ideas: number }[]
}

/** Above a gathering's link: which own lists it does not show yet. One without ideas is not opened, it gets some first. */
export function NotOpenLists({ id, lists }: NotOpenListsProps) {
  const { t } = useLingui()
  const written = lists.filter(({ ideas }) => ideas > 0).length
  return (
    <>
      {written > 0 && (
        <Notice
          title={t`${plural(written, { one: '# list is not open yet', other: '# lists are not open yet' })}`}
          action={
            <Form method="post" action={`/portal/gatherings/${id}/open`} preventScrollReset>
              <Button type="submit" tone="paper" size="small">
                {written === 1 ? t(LET_OTHERS_SEE.yes) : t(LET_OTHERS_SEE.all)}
              </Button>
            </Form>
          }
        />
      )}
      {lists
        .filter(({ ideas }) => ideas === 0)
        .map(({ id: list, name }) => (
          <Notice
            key={list}
            action={
              <Link className="link" to={`/portal/suggestions/${list}?mode=ai`}>
                {t`Generate Suggestions`}
              </Link>
            }
          >
            <Trans>{name} has no ideas yet, and is not open.</Trans>
          </Notice>
        ))}
    </>
  )
}
