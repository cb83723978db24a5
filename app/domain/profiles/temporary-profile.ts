import { z } from 'zod'
import { type GiftProfileFields, giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'

/** A gift profile filled in before signing in (specification 3, 4). All its copies share the id. */
export interface TemporaryProfile {
  id: string
  /** Of the page on which it is kept. */
  language?: string
  profile: GiftProfileFields
}

/** A temporary profile in the browser: the form's fields by name. */
const browserCopy = z.object({ id: z.uuid(), form: z.record(z.string(), z.string()) })

/** Parses one by the form's own rules, for keeping it on a page in `language`; undefined when it is not a gift profile. */
export function readTemporaryProfile(json: unknown, language: string): TemporaryProfile | undefined {
  if (typeof json !== 'string') return undefined
  const read = browserCopy.safeParse(parsed(json))
  if (!read.success) return undefined
  const profile = giftProfileForm.safeParse(read.data.form)
  return profile.success ? { id: read.data.id, language, profile: profile.data } : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
