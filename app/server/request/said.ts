import type { RouterContextProvider } from 'react-router'
import { MESSAGES } from '#app/copy/messages.ts'
import { SUCCESSES, type Toast, type ToastCode } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Refused } from '#app/domain/outcome.ts'
import type { I18n } from '#app/language/i18n.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { languageContext } from '#app/server/request/request-context.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

type Context = Readonly<RouterContextProvider>

/** The tag of the visitor's language. */
export function languageFor(context: Context): string {
  return context.get(languageContext)
}

/** Its words. */
export function wordsFor(context: Context): I18n {
  return wordsIn(languageFor(context))
}

/** The sentence of a refusal, in the visitor's language. */
export function messageFor(context: Context, code: ErrorCode): string {
  const message = MESSAGES[code]
  // The only value that a refusal names.
  const provider = message.values && servicesOf(context).provider?.name
  return wordsFor(context)._({ ...message, values: { provider } })
}

export function toastFor(context: Context, code: ToastCode): Toast {
  return isSuccess(code)
    ? { kind: 'success', text: wordsFor(context)._(SUCCESSES[code]) }
    : { kind: 'error', text: messageFor(context, code) }
}

function isSuccess(code: ToastCode): code is keyof typeof SUCCESSES {
  return code in SUCCESSES
}

/** A refusal as pages show it: its code, and the sentences for it and for each field. */
export function refusalFor(context: Context, { code, fields = {} }: Refused) {
  const sentences = Object.entries(fields).map(([name, why]) => [name, messageFor(context, why)] as const)
  return { code, message: messageFor(context, code), fields: Object.fromEntries(sentences) }
}
