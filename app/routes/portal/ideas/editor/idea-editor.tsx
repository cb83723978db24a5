import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { BROWSER_MESSAGES, FILE_IMPORTED, LINE_REMOVED } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { type IdeaLine as Line, isBlank, MAX_IDEAS } from '#app/domain/ideas/gift-suggestions.ts'
import { linesIn } from '#app/domain/ideas/idea-form.ts'
import { pastedIdeas } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { IdeaLine } from '#app/routes/portal/ideas/editor/idea-line.tsx'
import { lineOf, useIdeaLines } from '#app/routes/portal/ideas/editor/idea-lines.ts'
import { ColumnQuestion } from '#app/routes/portal/ideas/editor/column-question.tsx'
import { ImportFile, MoreWithoutScript } from '#app/routes/portal/ideas/editor/import-ideas.tsx'
import { SavedByEnter } from '#app/routes/portal/ideas/editor/saved-by-enter.tsx'
import type { ProductNote } from '#app/routes/portal/ideas/editor/use-product.ts'
import type { OwnersIdea } from '#app/routes/portal/ideas/owners-idea.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { offerUndo, withdrawAllUndo, withdrawUndo } from '#app/ui/undo-bar.tsx'

interface IdeaEditorProps {
  version: number
  ideas: OwnersIdea[]
  surprised: boolean
  /** What a post that stored nothing answered: refused, or what was told of one line's product. */
  refused:
    | {
        refusal?: Omit<RefusedForm, 'typed'>
        told?: { place: number; note: ProductNote }
        version: number
        lines: Line[]
        table?: string
      }
    | undefined
  /** What was written before the session ended, by field name. */
  draft: [name: string, value: string][] | undefined
}

/** The list as lines to write, to move and to paste. Without JavaScript more lines go into a field at its end. */
export function IdeaEditor({ version, ideas, surprised, refused, draft }: IdeaEditorProps) {
  const { t } = useLingui()
  const { refusal, told } = refused ?? {}
  const list = useRef<HTMLOListElement>(null)
  const edit = useIdeaLines(list, refused?.lines ?? (draft && linesIn(draft)) ?? ideas.map(lineOf))
  const dragged = useRef<number>(null)
  const taken = ideas.filter((idea) => idea.taken)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Line[]>()
  const written = new Set((typed ?? edit.lines).filter((line) => !isBlank(line)).map(({ id }) => id))
  // Under a surprise any may be taken: asking about some would tell which.
  const gone = (surprised ? ideas : taken).filter(({ id }) => !written.has(id))
  const [letGo, setLetGo] = useState<ReadonlySet<string>>(new Set())
  const undone = useRef<string[]>([])
  useEffect(withdrawAllUndo, [])
  useEffect(() => () => undone.current.forEach(withdrawUndo), [])
  const remove = (key: number, id: string | null, asked: boolean) => {
    const bringBack = edit.remove(key)
    if (id !== null && asked) setLetGo((ids) => new Set(ids).add(id))
    if (!bringBack) return
    const restore = () => {
      bringBack()
      setLetGo((ids) => new Set([...ids].filter((other) => other !== id)))
    }
    const offer = `removed line ${key}`
    undone.current.push(offer)
    offerUndo({ id: offer, text: sayHere(LINE_REMOVED), undo: restore })
  }
  const [table, setTable] = useState(refused?.table)
  const importText = (text: string, said?: string[]) => {
    const read = pastedIdeas(text, said)
    setTable(!read.ok && read.code === 'columns_unclear' ? text : undefined)
    if (read.ok) edit.append(read.value)
    if (read.ok) showToast({ kind: 'success', text: sayHere(FILE_IMPORTED) })
    else showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES[read.code]) })
  }
  const readTyped = () => setTyped(form.current ? linesIn(new FormData(form.current)) : undefined)
  // A line that was removed or moved posts no input event.
  useEffect(readTyped, [edit.lines])
  // The version these lines were read at: a newer one, announced meanwhile, must not be overwritten unseen.
  const [editedVersion] = useState(
    refused?.version ?? draft?.find(([name]) => name === 'version')?.[1] ?? version,
  )

  return (
    <Form
      ref={form}
      method="post"
      action="?mode=manual"
      encType="multipart/form-data"
      className="card form max-w-none"
      onInput={readTyped}
    >
      <SavedByEnter />
      <UnsavedChanges unsaved={(refused ?? draft) !== undefined} />
      <RefusedFormNotice refused={refusal} />
      {gone.some(({ id }) => !letGo.has(id)) && (
        <RemovedUnasked ideas={gone.filter(({ id }) => !letGo.has(id))} surprised={surprised} />
      )}
      {gone
        .filter(({ id }) => letGo.has(id))
        .map(({ id }) => (
          <input key={id} type="hidden" name="remove" value={id} />
        ))}
      {surprised && ideas.length > 0 && (
        <Notice>{t`Any of these may be taken already. Only change or remove what no one should give.`}</Notice>
      )}
      <input type="hidden" name="version" value={editedVersion} />
      {taken.map(({ id }) => (
        <input key={id} type="hidden" name="known_taken" value={id} />
      ))}
      <ol className="stack" ref={list}>
        {edit.lines.map(({ key, id, isPasted = false, ...line }, position) => (
          <IdeaLine
            key={key}
            id={id}
            written={line}
            isPasted={isPasted}
            position={position}
            last={position === edit.lines.length - 1}
            taken={taken.find((idea) => idea.id === id)?.text}
            guess={ideas.find((idea) => idea.id === id && idea.priceGuessed)}
            surprised={surprised}
            told={told?.place === key ? told.note : undefined}
            errorOf={(field) => fieldError(refusal, `${field}_${position}`)}
            onRemove={(asked) => remove(key, id, asked)}
            onStep={(by) => edit.step(key, by)}
            onNext={(empty) => edit.next(key, empty)}
            onPaste={(pasted) => edit.paste(key, pasted)}
            onUnread={importText}
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
      {table !== undefined && (
        <ColumnQuestion
          key={table}
          table={table}
          onAnswer={(said) => (said ? importText(table, said) : setTable(undefined))}
        />
      )}
      <noscript>
        <MoreWithoutScript />
      </noscript>
      <div className="buttons items-center needs-script">
        <Button
          type="button"
          tone="paper"
          icon={Plus}
          onClick={edit.add}
          disabled={edit.lines.length >= MAX_IDEAS}
        >
          {t`Add Suggestion`}
        </Button>
        <ImportFile onText={importText} />
        <p className="text-small text-ink-soft">
          {t`A pasted list becomes a line for each idea.`}{' '}
          <span className="hidden lg:inline">{t`Enter goes to the next line, Ctrl or ⌘ with Enter saves.`}</span>
        </p>
      </div>
      <div className="buttons save-bar">
        {/* Without ideas the ribbon is Generate Suggestions, at the top. */}
        <SubmitButton tone={ideas.length > 0 ? 'ribbon' : 'paper'}>{t`Save Changes`}</SubmitButton>
        <LinkButton to={ideas.length > 0 ? '?' : '/portal/profile'} tone="quiet" replace>
          {t`Cancel`}
        </LinkButton>
      </div>
    </Form>
  )
}

/** Asks about ideas that are gone without a question at their line: blanked ones, and all without JavaScript. */
function RemovedUnasked({ ideas, surprised }: { ideas: OwnersIdea[]; surprised: boolean }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="error"
      title={
        surprised
          ? t`Someone may have taken one of these already. Which should go?`
          : t`Someone is planning to give this. Which ones should still go?`
      }
    >
      <ul>
        {ideas.map(({ id, text }) => {
          const remove = <Trans>Remove {text}</Trans>
          return (
            <li key={id}>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="remove" value={id} className="size-5" />
                <span>{remove}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
