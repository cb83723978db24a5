import { data } from 'react-router'
import { type IdeaLine, MAX_LINES } from '#app/domain/ideas/gift-suggestions.ts'
import { linesIn } from '#app/domain/ideas/idea-form.ts'
import type { Refused } from '#app/domain/outcome.ts'
import { isPasted, MAX_FILE_BYTES, pastedIdeas, textInFile } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { MAX_READ_LINES, type WrittenIdea } from '#app/domain/pasted-ideas/pasted-table.ts'
import { trimmed } from '#app/domain/text.ts'

/** A text in a line of the form; in each a header is looked for. Browsers without JavaScript alone post such. */
const MAX_PASTED_TEXTS = 20
/** Of all of them together; whoever has more pastes it into its own field, or sends a file. */
const MAX_PASTED_LENGTH = 50_000

interface PostedLines {
  lines: IdeaLine[]
  /** Where each line of the form begins among them. */
  places: number[]
  /** Why a text among them could not be read; a `table` whose columns must be said. */
  unread?: Refused & { table?: string }
}

/** The lines that the form of a list posts, pasted ones, a file and a table among them. Answered 413: too many. */
export async function postedLines(form: FormData, written = linesIn(form)): Promise<PostedLines> {
  const texts = (name: string) => [form.get(name)].filter((value) => typeof value === 'string')
  const said = form.getAll('column').filter((value) => typeof value === 'string')
  const file = form.get('import')
  const inFile =
    file instanceof File && file.size > 0 ? textInFile(new Uint8Array(await file.arrayBuffer())) : undefined
  if (written.length > MAX_LINES) throw data(null, { status: 413 })
  // Each is read by itself, and together they are no more than a list.
  const breaks = written.reduce((count, { text }) => count + (text.match(/[\r\n]+/g)?.length ?? 0), 0)
  if (breaks > MAX_READ_LINES) throw data(null, { status: 413 })
  const pastedTexts = new Set(written.filter((line) => line.id === null && isPasted(line.text)))
  const pastedLength = [...pastedTexts].reduce((length, { text }) => length + text.length, 0)
  if (pastedTexts.size > MAX_PASTED_TEXTS || pastedLength > MAX_PASTED_LENGTH)
    throw data(null, { status: 413 })
  const others = [
    ...texts('more_suggestions').map((more) => ({ text: more, columns: undefined })),
    ...(inFile?.ok ? [{ text: inFile.value, columns: undefined }] : []),
    ...texts('table').map((table) => ({ text: table, columns: said })),
  ]
  if (others.reduce((length, { text }) => length + text.length, 0) > MAX_FILE_BYTES)
    throw data(null, { status: 413 })
  const lines: IdeaLine[] = []
  const places: number[] = []
  for (const line of written) {
    places.push(lines.length)
    const read = pastedTexts.has(line) ? pastedIdeas(line.text) : undefined
    if (read?.ok === false && read.code === 'too_many_ideas') throw data(null, { status: 413 })
    lines.push(...(read?.ok ? read.value.map((idea, at) => withFields(idea, at === 0 ? line : {})) : [line]))
    if (lines.length > MAX_LINES) throw data(null, { status: 413 })
  }
  let unread: PostedLines['unread'] = inFile && !inFile.ok ? inFile : undefined
  for (const { text, columns } of others) {
    const read = pastedIdeas(text, columns)
    if (read.ok) lines.push(...read.value.map((idea) => ({ id: null, ...idea })))
    else if (read.code === 'columns_unclear') unread = { ...read, table: text }
    else if (read.code === 'too_many_ideas' && !inFile?.ok) throw data(null, { status: 413 })
    else if (trimmed(text) !== '' && !columns) unread ??= read
  }
  return { lines, places, ...(unread && { unread }) }
}

/** A pasted idea with what was typed beside the text that it was in. */
function withFields(
  idea: WrittenIdea,
  { link, details, price, priceSeen, picture }: Partial<IdeaLine>,
): IdeaLine {
  return {
    id: null,
    text: idea.text,
    link: link || idea.link,
    details: details || idea.details,
    price: price || idea.price,
    ...(priceSeen !== undefined && { priceSeen }),
    ...(picture !== undefined && { picture }),
  }
}
