/** What a route for scripts answers, or why there is no answer. */
export type PostedBeside<Answer> = Answer | 'signed out' | 'unanswered'

/** Posts beside the page, which stays as it is. */
export async function postBeside<Answer>(
  address: string,
  body: FormData | URLSearchParams,
  signal: AbortSignal,
): Promise<PostedBeside<Answer>> {
  try {
    const answer = await fetch(address, { method: 'POST', body, signal, redirect: 'manual' })
    if (answer.type === 'opaqueredirect') return 'signed out'
    return (await answer.json()) as Answer
  } catch {
    return 'unanswered'
  }
}
