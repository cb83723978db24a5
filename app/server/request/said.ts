import type { RouterContextProvider } from 'react-router'
import { MESSAGES } from '#app/copy/messages.ts'
import { SUCCESSES, type Toast, type ToastCode } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Language } from '#app/domain/languages.ts'
import type { Refused } from '#app/domain/outcome.ts'
import { languageContext } from '#app/server/request/request-context.ts'

type Context = Readonly<RouterContextProvider>

type Successes = Record<keyof typeof SUCCESSES, string>
const SAID: Record<Language, { messages: Record<ErrorCode, string>; successes: Successes }> = {
  en: { messages: MESSAGES, successes: SUCCESSES },
}

/** The sentence of a refusal, in the visitor's language. */
export function messageFor(context: Context, code: ErrorCode): string {
  return SAID[context.get(languageContext)].messages[code]
}

export function toastFor(context: Context, code: ToastCode): Toast {
  return isSuccess(code)
    ? { kind: 'success', text: SAID[context.get(languageContext)].successes[code] }
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
