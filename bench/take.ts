import { toastIn } from '#test/flash.ts'
import { CannotMeasure } from './cannot-measure.ts'

/** Takes an idea as a form posts it. Throws when it was not free. */
export async function takeOverHttp(serverUrl: string, slug: string, idea: string): Promise<void> {
  const answer = await fetch(`${serverUrl}/gift/${slug}`, {
    method: 'POST',
    body: new URLSearchParams({ idea }),
    redirect: 'manual',
  })
  if (toastIn(answer) !== 'idea_taken') throw new CannotMeasure(`a take was answered with ${answer.status}`)
}
