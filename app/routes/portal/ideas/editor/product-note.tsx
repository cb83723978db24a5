import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProductNote as Note } from '#app/routes/portal/ideas/editor/use-product.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

const NOTES = {
  asking: msg`Asking the shop …`,
  adding: msg`Adding the picture …`,
  filled: msg`Filled in what the shop says.`,
  'nothing new': msg`The shop says nothing new.`,
  added: msg`Picture added.`,
  removed: msg`Picture removed.`,
  'signed out': msg`You are signed out. What you wrote here is kept while you sign in again.`,
} satisfies Record<Exclude<Note['kind'], 'said'>, MessageDescriptor>

/** How it stands with what was asked for at a line. */
export function ProductNote({ note }: { note: Note | undefined }) {
  const { t } = useLingui()
  const isBusy = note?.kind === 'asking' || note?.kind === 'adding'
  return (
    <p role="status" className="product-note text-small empty:hidden">
      {isBusy && <Spinner />}
      {note && (note.kind === 'said' ? note.sentence : t(NOTES[note.kind]))}
      {isBusy && note.isSavedThen && <span>{t`Your list is saved after that.`}</span>}
      {note?.kind === 'filled' && note.noPicture && ` ${note.noPicture}`}
      {note?.kind === 'signed out' && (
        // Saving is what keeps a form over sign-in.
        <Button type="submit" size="small" tone="paper">
          {t`Sign in again`}
        </Button>
      )}
    </p>
  )
}
