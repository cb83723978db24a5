import { MESSAGES } from '#app/copy/messages.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { SeenIdea } from '#app/domain/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface TakeQuestionProps {
  /** The idea that is asked about, as it was then; closed without one. */
  idea: SeenIdea | null
  ideas: readonly SeenIdea[]
  busy: boolean
  /** Why the last try failed. */
  problem: ErrorCode | undefined
  onYes: () => void
  onClose: () => void
}

/** Asks before an idea is taken; another visitor may be faster, or the owner may change the list, while it asks. */
export function TakeQuestion({ idea, ideas, busy, problem, onYes, onClose }: TakeQuestionProps) {
  const listed = ideas.find(({ id }) => id === idea?.id)
  const gone =
    idea === null || busy || listed?.taken === false ? null : listed ? 'idea_taken_already' : 'idea_not_found'
  const fourth = problem === 'fourth_take'
  return (
    <Dialog
      open={idea !== null}
      onClose={onClose}
      title={gone ? MESSAGES[gone] : fourth ? MESSAGES.fourth_take : 'Mark as taken?'}
      description={
        gone ? (
          <span role="alert">
            <strong dir="auto">{idea?.text}</strong> cannot be taken any more. Is there another you like?
          </span>
        ) : (
          <>
            You are about to take <strong dir="auto">{idea?.text}</strong>. Everybody else will see that it is
            taken, and it cannot be given back here.
          </>
        )
      }
      actions={
        <>
          <Button type="button" tone={gone ? 'ribbon' : 'quiet'} onClick={onClose}>
            {gone ? 'Back to the ideas' : 'Cancel'}
          </Button>
          {!gone && (
            <Button type="button" onClick={onYes} busy={busy}>
              {fourth ? 'Yes, this one too' : problem ? 'Try again' : 'Yes, mark as taken'}
            </Button>
          )}
        </>
      }
    >
      {problem && !fourth && !gone && !busy && (
        <p role="alert" className="field-error">
          {MESSAGES[problem]}
        </p>
      )}
    </Dialog>
  )
}
