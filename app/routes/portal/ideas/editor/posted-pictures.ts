import type { IdeaLine } from '#app/domain/ideas/gift-suggestions.ts'
import { linesIn } from '#app/domain/ideas/idea-form.ts'
import type { Refused } from '#app/domain/outcome.ts'
import { putOwnPicture } from '#app/server/commands/pictures/own-picture.ts'
import { attempt } from '#app/server/request/form.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

interface PicturedLines {
  lines: IdeaLine[]
  /** The first file that is none to show, by its line. */
  refused?: Refused & { line: number }
}

/** The lines of a list's form with the pictures whose files came with it, which browsers without JavaScript post. */
export async function withPostedPictures(
  services: Services,
  owner: Owner,
  form: FormData,
): Promise<PicturedLines> {
  const removed = new Set(form.getAll('remove_picture'))
  const lines = linesIn(form).map((line, at) => (removed.has(String(at)) ? { ...line, picture: '' } : line))
  let refused: PicturedLines['refused']
  for (const [at, line] of lines.entries()) {
    const file = form.get(`picture_${at}`)
    if (!(file instanceof File) || file.size === 0) continue
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kept = await attempt(services, 'picture_failed', () => putOwnPicture(services, owner, bytes))
    if (kept.ok) lines[at] = { ...line, picture: kept.value.hash }
    else refused ??= { ...kept, line: at }
  }
  return { lines, ...(refused && { refused }) }
}
