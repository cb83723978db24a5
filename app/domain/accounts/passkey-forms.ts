import { z } from 'zod'
import { PASSKEY_NAME_LIMIT } from '#app/domain/accounts/passkeys.ts'
import { text } from '#app/domain/text-schema.ts'

const answer = z.string({ error: 'passkey_refused' }).min(1, 'passkey_refused').max(6_000, 'passkey_refused')
const name = text(PASSKEY_NAME_LIMIT, { required: 'passkey_name_required', tooLong: 'name_too_long' })

/** What a browser's passkey answered to a challenge, as JSON. */
export const passkeyForm = z.object({ answer })
export const newPasskeyForm = z.object({ answer, name })
export const passkeyNameForm = z.object({ name })
