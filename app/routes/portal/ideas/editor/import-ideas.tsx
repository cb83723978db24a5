import { useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { MAX_FILE_BYTES, textInFile } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { showToast } from '#app/ui/toast.tsx'

const FILE_TYPES = '.csv,.tsv,.txt,text/plain,text/csv'

export function ImportFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const importFrom = async (file: File | undefined) => {
    if (!file) return
    const read = textInFile(new Uint8Array(await file.slice(0, MAX_FILE_BYTES + 1).arrayBuffer()))
    if (read.ok) onText(read.value)
    else showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES[read.code]) })
  }
  return (
    <>
      <Button type="button" tone="quiet" icon={FileUp} onClick={() => input.current?.click()}>
        {t`Import a file`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={FILE_TYPES}
        aria-label={t`File to import`}
        onChange={({ currentTarget }) => {
          void importFrom(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** The same where no script reads them: posted with the form, and saved with its lines. */
export function MoreWithoutScript() {
  const { t } = useLingui()
  return (
    <div className="stack">
      <Field label={t`More suggestions`} hint={t`One a line, or a table with a header.`}>
        <TextArea name="more_suggestions" />
      </Field>
      <Field label={t`Import a file`} hint={t`The same in a file: CSV or plain text, at most 300 kB.`}>
        <TextInput name="import" type="file" accept={FILE_TYPES} />
      </Field>
    </div>
  )
}
