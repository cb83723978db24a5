import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import { type IdeaLine as Line, MAX_IDEAS } from '#app/domain/gift-suggestions.ts'
import { IdeaLine } from '#app/routes/portal/idea-line.tsx'
import { useIdeaLines } from '#app/routes/portal/idea-lines.ts'
import type { OwnersIdea } from '#app/routes/portal/idea-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface IdeaEditorProps {
  version: number
  ideas: OwnersIdea[]
  surprised: boolean
  refused:
    | { code: ErrorCode; fields: Readonly<Record<string, ErrorCode>>; version: number; lines: Line[] }
    | undefined
  /** What was written before the session ended, by field name. */
  draft: [name: string, value: string][] | undefined
}

/** The list as lines to write, to move and to paste. Without JavaScript more lines go into a field at its end. */
export function IdeaEditor({ version, ideas, surprised, refused, draft }: IdeaEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  const edit = useIdeaLines(list, refused?.lines ?? (draft && linesOf(draft)) ?? ideas)
  const dragged = useRef<number>(null)
  const taken = ideas.filter((idea) => idea.taken)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Line[]>()
  const written = new Set((typed ?? edit.lines).filter(({ text }) => text.trim() !== '').map(({ id }) => id))
  const gone = taken.filter(({ id }) => !written.has(id))
  const readTyped = () => setTyped(form.current ? linesOf([...new FormData(form.current)]) : undefined)
  // A line that was removed or moved posts no input event.
  useEffect(readTyped, [edit.lines])
  // The version these lines were read at: a newer one, announced meanwhile, must not be overwritten unseen.
  const [editedVersion] = useState(
    refused?.version ?? draft?.find(([name]) => name === 'version')?.[1] ?? version,
  )
  const busy = useNavigation().formMethod === 'POST'

  return (
    <Form ref={form} method="post" action="?mode=manual" className="card form max-w-none" onInput={readTyped}>
      <UnsavedChanges unsaved={(refused ?? draft) !== undefined} />
      <RefusedFormNotice refused={refused} />
      {gone.length > 0 && <TakenAndGone ideas={gone} />}
      {surprised && ideas.length > 0 && (
        <Notice>Any of these may be taken already. Only change or remove what no one should give.</Notice>
      )}
      <input type="hidden" name="version" value={editedVersion} />
      {taken.map(({ id }) => (
        <input key={id} type="hidden" name="known_taken" value={id} />
      ))}
      <ol className="stack" ref={list}>
        {edit.lines.map(({ key, id, text }, position) => (
          <IdeaLine
            key={key}
            id={id}
            text={text}
            position={position}
            last={position === edit.lines.length - 1}
            taken={taken.some((idea) => idea.id === id)}
            error={fieldError(refused, `suggestion_${position}`)}
            onRemove={() => edit.remove(key)}
            onStep={(by) => edit.step(key, by)}
            onNext={(empty) => edit.next(key, empty)}
            onPaste={(pasted, intoEmpty) => edit.paste(key, pasted, intoEmpty)}
            onDrag={(starts) => (dragged.current = starts ? key : null)}
            onDragOver={() => {
              if (dragged.current !== null && dragged.current !== key) edit.move(dragged.current, position)
            }}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {edit.moved}
      </p>
      <noscript>
        <Field label="More suggestions" hint="One a line.">
          <TextArea name="more_suggestions" />
        </Field>
      </noscript>
      <div className="buttons items-center needs-script">
        <Button
          type="button"
          tone="paper"
          icon={Plus}
          onClick={edit.add}
          disabled={edit.lines.length >= MAX_IDEAS}
        >
          Add Suggestion
        </Button>
        <p className="text-small text-ink-soft">
          A pasted list becomes a line for each idea.{' '}
          <span className="hidden lg:inline">Enter goes to the next line, Ctrl or ⌘ with Enter saves.</span>
        </p>
      </div>
      <div className="buttons">
        {/* Without ideas the ribbon is Generate Suggestions, at the top. */}
        <Button type="submit" tone={ideas.length > 0 ? 'ribbon' : 'paper'} busy={busy}>
          Save Changes
        </Button>
        <LinkButton to={ideas.length > 0 ? '?' : '/portal/profile'} tone="quiet" replace>
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}

/** Warns before a save removes or rewords a taken idea. */
function TakenAndGone({ ideas }: { ideas: OwnersIdea[] }) {
  return (
    <Notice tone="error" title="Someone is planning to give this, and saving takes it off the list:">
      <ul>
        {ideas.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The lines among a form's fields: each has a text and the id of the idea that it was. */
function linesOf(fields: readonly [name: string, value: FormDataEntryValue][]): Line[] {
  const values = (wanted: string) =>
    fields.flatMap(([name, value]) => (name === wanted && typeof value === 'string' ? [value] : []))
  const ids = values('suggestion_id')
  return values('suggestion').map((text, at) => ({ id: ids[at] || null, text }))
}
