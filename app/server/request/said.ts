import type { RouterContextProvider } from 'react-router'
import { MESSAGES } from '#app/copy/messages.ts'
import { SUCCESSES, type Toast, type ToastCode } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import type { Refused } from '#app/domain/outcome.ts'
import { languageContext } from '#app/server/request/request-context.ts'

type Context = Readonly<RouterContextProvider>

type Successes = Record<keyof typeof SUCCESSES, string>
interface Said {
  messages: Record<ErrorCode, string>
  successes: Successes
}

const ENGLISH: Said = { messages: MESSAGES, successes: SUCCESSES }
const SAID: Partial<Record<string, Said>> = { [SOURCE_LANGUAGE]: ENGLISH }

/** English where a language has no sentences yet. */
function saidIn(context: Context): Said {
  return SAID[context.get(languageContext)] ?? ENGLISH
}

/** The sentence of a refusal, in the visitor's language. */
export function messageFor(context: Context, code: ErrorCode): string {
  return saidIn(context).messages[code]
}

export function toastFor(context: Context, code: ToastCode): Toast {
  return isSuccess(code)
    ? { kind: 'success', text: saidIn(context).successes[code] }
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
