import { z } from 'zod'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { offered } from '#app/server/request/words.ts'

/** A temporary profile in the browser: the form's fields by name. */
const browserCopy = z.object({ id: z.uuid(), form: z.record(z.string(), z.string()) })

/** Parses one by the form's own rules, for keeping it on a page in `language`; undefined when it is not a gift profile. */
export function readTemporaryProfile(json: unknown, language: string): TemporaryProfile | undefined {
  if (typeof json !== 'string') return undefined
  const read = browserCopy.safeParse(parsed(json))
  if (!read.success) return undefined
  const profile = giftProfileForm.safeParse(read.data.form)
  if (!profile.success) return undefined
  return { id: read.data.id, language: offered(profile.data.language) ?? language, profile: profile.data }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
