import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import { REWORDED_WHILE_TAKEN } from '#app/copy/notes.ts'
import { MAX_IDEA_LENGTH } from '#app/domain/ideas/gift-suggestions.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { pastedIdeas } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { IdeaLineDetails } from '#app/routes/portal/ideas/editor/idea-line-details.tsx'
import { lineOf } from '#app/routes/portal/ideas/editor/idea-lines.ts'
import { pasteOne } from '#app/routes/portal/ideas/editor/paste-one.ts'
import { SavedByEnter } from '#app/routes/portal/ideas/editor/saved-by-enter.tsx'
import { useProduct } from '#app/routes/portal/ideas/editor/use-product.ts'
import type { OwnersIdea } from '#app/routes/portal/ideas/owners-idea.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

interface Stored {
  version: number
  ideas: readonly OwnersIdea[]
}

/** One idea to write in its tag. It posts the whole list as the editor does, the others as they are. */
export function IdeaInPlace({ idea, version, ideas }: Stored & { idea: OwnersIdea }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const line = useRef<HTMLDivElement>(null)
  const guess = idea.priceGuessed ? idea : undefined
  const product = useProduct(line, lineOf(idea), { guessedPrice: guess?.price })
  const place = ideas.indexOf(idea)
  const number = place + 1
  return (
    <Form
      ref={form}
      method="post"
      action="?mode=manual"
      encType="multipart/form-data"
      preventScrollReset
      className="idea-in-place"
    >
      <SavedByEnter />
      <UnsavedChanges />
      <Fields of={beside(ideas, version)} />
      {ideas.slice(0, place).map((other) => (
        <Fields key={other.id} of={fieldsOf(other)} />
      ))}
      <div className="contents" ref={line} onInput={product.readTyped}>
        <input type="hidden" name={IDEA_FIELDS.id} value={idea.id} />
        <TextArea
          name={IDEA_FIELDS.text}
          rows={1}
          limit={MAX_IDEA_LENGTH}
          dir="auto"
          defaultValue={idea.text}
          aria-label={t`Suggestion ${number}`}
          onPaste={(event) => {
            const read = pastedIdeas(event.clipboardData.getData('text'))
            if (read.ok && read.value.length === 1)
              pasteOne(event, read.value[0], { line: line.current, product })
          }}
        />
        {idea.taken && <p className="text-small">{t(REWORDED_WHILE_TAKEN)}</p>}
        <IdeaLineDetails
          position={place}
          written={lineOf(idea)}
          guess={guess}
          product={product}
          errorOf={() => undefined}
        />
      </div>
      {ideas.slice(place + 1).map((other) => (
        <Fields key={other.id} of={fieldsOf(other)} />
      ))}
      <div className="buttons">
        <SubmitButton size="small" tone="paper">
          {t`Save Changes`}
        </SubmitButton>
        <LinkButton to="?" tone="quiet" size="small" replace preventScrollReset>
          {t`Cancel`}
        </LinkButton>
      </div>
    </Form>
  )
}

/** What is posted to remove one idea; `asked`: although somebody may plan to give it. */
export function formWithout(idea: OwnersIdea, asked: boolean, { version, ideas }: Stored): FormData {
  const form = new FormData()
  const kept = ideas.filter((other) => other !== idea)
  if (asked) form.append('remove', idea.id)
  for (const [name, value] of [...beside(ideas, version), ...kept.flatMap(fieldsOf)]) form.append(name, value)
  return form
}

type PostedFields = [name: string, value: string][]

function beside(ideas: readonly OwnersIdea[], version: number): PostedFields {
  const taken = ideas.filter((one) => one.taken).map(({ id }): [string, string] => ['known_taken', id])
  return [['version', String(version)], ...taken]
}

function fieldsOf(idea: OwnersIdea): PostedFields {
  return Object.entries(lineOf(idea)).map(([field, value]) => [
    IDEA_FIELDS[field as keyof typeof IDEA_FIELDS],
    value ?? '',
  ])
}

function Fields({ of }: { of: PostedFields }) {
  return (
    <>
      {of.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
