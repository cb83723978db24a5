import { z } from 'zod'
import { type GiftProfileFields, giftProfileForm } from '#app/domain/gift-profile-form.ts'

/** A gift profile filled in before its owner signed in (specification 3, 4). The id is one for all its copies. */
export interface TemporaryProfile {
  id: string
  profile: GiftProfileFields
}

/** A temporary profile as a browser carries it: the form's own fields under their names. */
const carried = z.object({ id: z.uuid(), form: z.record(z.string(), z.string()) })

/** What a browser carried along, read by the rules of the form itself; undefined when it is not a gift profile. */
export function readTemporaryProfile(json: unknown): TemporaryProfile | undefined {
  if (typeof json !== 'string') return undefined
  const read = carried.safeParse(parsed(json))
  if (!read.success) return undefined
  const profile = giftProfileForm.safeParse(read.data.form)
  return profile.success ? { id: read.data.id, profile: profile.data } : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
