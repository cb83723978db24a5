import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, CircleAlert, GripVertical, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { REWORDED_WHILE_TAKEN } from '#app/copy/notes.ts'
import { ideaKey, type IdeaLine as Line, MAX_IDEA_LENGTH } from '#app/domain/ideas/gift-suggestions.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { pastedIdeas } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import type { WrittenIdea } from '#app/domain/pasted-ideas/pasted-table.ts'
import { IdeaLineDetails, type PriceGuess } from '#app/routes/portal/ideas/editor/idea-line-details.tsx'
import { pasteOne } from '#app/routes/portal/ideas/editor/paste-one.ts'
import { type ProductNote, useProduct } from '#app/routes/portal/ideas/editor/use-product.ts'
import { RemoveQuestion } from '#app/routes/portal/ideas/editor/remove-question.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { MoreMenu } from '#app/ui/more-menu.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

interface IdeaLineProps {
  /** Of the idea that the line was; none for a new one. */
  id: string | null
  written: Omit<Line, 'id'>
  /** With others at once. */
  isPasted: boolean
  position: number
  last: boolean
  /** The stored text of an idea that is taken. */
  taken: string | undefined
  guess: PriceGuess | undefined
  surprised: boolean
  /** What an answer tells of its product. */
  told: ProductNote | undefined
  errorOf: (field: string) => string | undefined
  /** `asked`: the question at the line was answered. */
  onRemove: (asked: boolean) => void
  onStep: (by: 1 | -1) => void
  onNext: (empty: boolean) => void
  /** A pasted text that makes no lines as it is. */
  onUnread: (pasted: string) => void
  onPaste: (ideas: readonly WrittenIdea[]) => void
  onDragOver: () => void
  onDrag: (dragged: boolean) => void
}

export function IdeaLine(props: IdeaLineProps) {
  const { t } = useLingui()
  const { id, written, isPasted, position, last, taken, guess, surprised, told, errorOf, ...on } = props
  const number = position + 1
  const errorId = useId()
  const error = errorOf(IDEA_FIELDS.text)
  const item = useRef<HTMLLIElement>(null)
  const product = useProduct(item, written, { guessedPrice: guess?.price, told, isPasted })
  const [asked, setAsked] = useState(false)
  const cross = useRef<HTMLButtonElement>(null)
  const isTaken = taken !== undefined
  const isReworded = isTaken && ideaKey(product.typed.text) !== ideaKey(taken)
  const asks = id !== null && (isTaken || surprised)
  const stay = () => {
    setAsked(false)
    cross.current?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text')
    const read = pastedIdeas(pasted)
    if (!read.ok) {
      if (read.code === 'nothing_to_import') return
      event.preventDefault()
      return on.onUnread(pasted)
    }
    const ideas = read.value
    const [only] = ideas
    const isTable = Boolean(only?.details || only?.price)
    if (ideas.length > 1 || isTable) {
      event.preventDefault()
      return on.onPaste(ideas)
    }
    pasteOne(event, only, { line: item.current, product })
  }
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter that ends the writing of a Japanese or Chinese word is not meant for the list. Safari tells by the code.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit()
    else on.onNext(event.currentTarget.value.trim() === '')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- with a mouse only; its menu moves it too
    <li
      ref={item}
      className="idea-line"
      id={`suggestion-${number}`}
      onInput={product.readTyped}
      onDragOver={(event) => {
        event.preventDefault()
        on.onDragOver()
      }}
    >
      <span
        className="drag-handle needs-script"
        draggable
        aria-hidden
        onDragStart={(event) => {
          const line = event.currentTarget.parentElement
          if (line) event.dataTransfer.setDragImage(line, 0, 0)
          on.onDrag(true)
        }}
        onDragEnd={() => on.onDrag(false)}
      >
        <GripVertical />
      </span>
      <div className="field justify-items-start">
        <input type="hidden" name={IDEA_FIELDS.id} value={id ?? ''} />
        <TextArea
          name={IDEA_FIELDS.text}
          rows={1}
          limit={MAX_IDEA_LENGTH}
          dir="auto"
          defaultValue={written.text}
          aria-label={t`Suggestion ${number}`}
          {...(error && { 'aria-invalid': true })}
          aria-describedby={error && errorId}
          onPaste={paste}
          onKeyDown={enter}
        />
        <IdeaLineDetails
          position={position}
          written={written}
          guess={guess}
          product={product}
          errorOf={errorOf}
        />
        {isTaken && <Badge tone="taken">{t`Taken`}</Badge>}
        {isTaken && (
          <p role="status" className="text-small empty:hidden">
            {isReworded && t(REWORDED_WHILE_TAKEN)}
          </p>
        )}
        {asked && <RemoveQuestion taken={isTaken} onStay={stay} onRemove={() => on.onRemove(true)} />}
        {error && (
          <p className="field-error" id={errorId}>
            <CircleAlert aria-hidden />
            {error}
          </p>
        )}
      </div>
      <span className="idea-buttons needs-script">
        <MoreMenu label={t`Move suggestion ${number}`}>
          <button
            type="button"
            className="menu-link"
            data-step={-1}
            disabled={position === 0}
            onClick={() => on.onStep(-1)}
          >
            <ArrowUp aria-hidden />
            {t`Move up`}
          </button>
          <button
            type="button"
            className="menu-link"
            data-step={1}
            disabled={last}
            onClick={() => on.onStep(1)}
          >
            <ArrowDown aria-hidden />
            {t`Move down`}
          </button>
        </MoreMenu>
        <IconButton
          icon={X}
          ref={cross}
          label={t`Remove suggestion ${number}`}
          onClick={() => (asks ? setAsked(true) : on.onRemove(false))}
        />
      </span>
    </li>
  )
}
