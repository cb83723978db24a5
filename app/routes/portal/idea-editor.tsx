import { CircleAlert, Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { fieldError, RefusedFormNotice } from '#app/components/refused-form.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import { IDEAS_LIMIT } from '#app/domain/gift-suggestions.ts'
import type { OwnersIdea } from '#app/routes/portal/idea-list.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextInput } from '#app/ui/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

interface IdeaEditorProps {
  version: number
  ideas: OwnersIdea[]
  refused:
    | { code: ErrorCode; fields: Readonly<Record<string, ErrorCode>>; version: number; lines: string[] }
    | undefined
}

/** The list as lines to write. Without JavaScript some empty lines wait at its end. */
export function IdeaEditor({ version, ideas, refused }: IdeaEditorProps) {
  const { lines, add, remove, list } = useLines(refused?.lines ?? ideas.map(({ text }) => text))
  const taken = new Set(ideas.filter((idea) => idea.taken).map(({ text }) => text))
  // The version these lines were read at: a newer one, heard of meanwhile, must not be overwritten unseen.
  const [editedVersion] = useState(refused?.version ?? version)
  const busy = useNavigation().formMethod === 'POST'

  return (
    <Form method="post" action="?mode=manual" className="card form max-w-none">
      <RefusedFormNotice refused={refused} />
      <input type="hidden" name="version" value={editedVersion} />
      <ol className="stack" ref={list}>
        {lines.map(({ key, text }, position) => (
          <IdeaLine
            key={key}
            text={text}
            position={position}
            taken={taken.has(text)}
            error={fieldError(refused, `suggestion_${position}`)}
            onRemove={() => remove(key)}
          />
        ))}
      </ol>
      <noscript>
        <ol className="stack">
          {[1, 2, 3, 4, 5].map((extra) => (
            <li key={extra}>
              <TextInput name="suggestion" aria-label={`Another suggestion ${extra}`} />
            </li>
          ))}
        </ol>
      </noscript>
      <div className="buttons">
        <Button type="button" tone="paper" icon={Plus} onClick={add} disabled={lines.length >= IDEAS_LIMIT}>
          Add Suggestion
        </Button>
      </div>
      <div className="buttons">
        <Button type="submit" busy={busy}>
          Save Changes
        </Button>
        <LinkButton to={ideas.length > 0 ? '?' : '/portal/profile'} tone="quiet" replace>
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}

interface IdeaLineProps {
  text: string
  position: number
  taken: boolean
  error: string | undefined
  onRemove: () => void
}

function IdeaLine({ text, position, taken, error, onRemove }: IdeaLineProps) {
  const errorId = useId()
  return (
    <li className="flex items-start gap-2">
      <div className="field min-w-0 grow justify-items-start">
        <TextInput
          name="suggestion"
          dir="auto"
          defaultValue={text}
          aria-label={`Suggestion ${position + 1}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        {taken && <Badge tone="taken">Taken</Badge>}
        {error && (
          <p className="field-error" id={errorId}>
            <CircleAlert aria-hidden />
            {error}
          </p>
        )}
      </div>
      <IconButton
        icon={X}
        label={`Remove suggestion ${position + 1}`}
        className="-me-2.5"
        onClick={onRemove}
      />
    </li>
  )
}

/** Lines that can be added and removed; each keeps what was typed in it. The focus never falls out of the list. */
function useLines(texts: string[]) {
  const [lines, setLines] = useState(() =>
    (texts.length > 0 ? texts : ['']).map((text, key) => ({ key, text })),
  )
  const nextKey = useRef(lines.length)
  const list = useRef<HTMLOListElement>(null)
  const focus = (position: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[position]?.focus())

  return {
    lines,
    list,
    add() {
      setLines([...lines, { key: nextKey.current++, text: '' }])
      focus(lines.length)
    },
    remove(key: number) {
      const position = lines.findIndex((line) => line.key === key)
      const rest = lines.filter((line) => line.key !== key)
      setLines(rest.length > 0 ? rest : [{ key: nextKey.current++, text: '' }])
      focus(Math.max(0, Math.min(position, rest.length - 1)))
    },
  }
}
