import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const KEY = 'wishfolio.draft'

type Draft = [name: string, value: string][]

/** For client actions: stores a form that was refused because the session had ended, until the user is back. */
export async function savingDraft<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer> {
  const posted = request.clone()
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.get('Location') === '/signin') {
      keep(new URL(request.url).pathname, await posted.formData())
    }
    throw thrown
  }
}

export function useDraft(): Draft | undefined {
  const { pathname } = useLocation()
  useEffect(() => () => void (taken = undefined), [])
  return useSyncExternalStore(
    neverChanges,
    () => draftFor(pathname),
    () => undefined,
  )
}

const neverChanges = () => () => {}

let taken: { path: string; fields: Draft | undefined } | undefined

function draftFor(path: string): Draft | undefined {
  if (taken?.path !== path) taken = { path, fields: take(path) }
  return taken.fields
}

function keep(path: string, form: FormData): void {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, fields }))
  } catch {}
}

function take(path: string): Draft | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { path: string; fields: Draft } | null
    if (saved?.path !== path) return undefined
    sessionStorage.removeItem(KEY)
    return saved.fields
  } catch {
    return undefined
  }
}
