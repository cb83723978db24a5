import { data, type HeadersArgs, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { ERRORS, type ErrorCode } from '#app/domain/errors.ts'
import { done, type Outcome, type Refused, refused, refusedFor } from '#app/domain/outcome.ts'
import { RowGone } from '#app/server/queries/row-gone.ts'
import { describe } from '#app/server/log/log.ts'
import { PASSWORDS_BUSY_SECONDS, PasswordsBusy } from '#app/server/accounts/password-queue.ts'
import { messageFor, refusalFor } from '#app/server/request/said.ts'
import type { Services } from '#app/server/services.ts'

export interface RefusedForm {
  code: ErrorCode
  message: string
  /** Sentences by field name. */
  fields: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
}

type Context = Readonly<RouterContextProvider>

/** More than the longest list posts, each line with its seven fields and a file, and whether it is taken. */
const MAX_FIELDS = 3_000

/** The fields a request posts; a body that is no form is answered with 400, one of too many fields with 413. */
export async function formOf(request: Request): Promise<FormData> {
  const body = await request.arrayBuffer()
  const type = request.headers.get('content-type') ?? ''
  // Before they are parsed: what many fields cost grows with their square.
  if (hasTooManyFields(Buffer.from(body), type)) throw data(null, { status: 413 })
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw data(null, { status: 400 })
  })
}

function hasTooManyFields(body: Buffer, type: string): boolean {
  const separator = /^\s*multipart\//i.test(type) ? '\r\n--' : '&'
  let at = -1
  for (let fields = 0; fields <= MAX_FIELDS; fields++) {
    at = body.indexOf(separator, at + 1)
    if (at < 0) return false
  }
  return true
}

export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (parsed.success) return done(parsed.data)
  const fields: Record<string, ErrorCode> = {}
  for (const { path, message } of parsed.error.issues) {
    fields[String(path[0])] ??= Object.hasOwn(ERRORS, message) ? (message as ErrorCode) : 'form_invalid'
  }
  return refused('form_invalid', fields)
}

/** The version of what a form edits, as it posts it; what is no version is none that there ever was. */
export function versionIn(form: FormData): number {
  const version = Number(form.get('version'))
  return Number.isInteger(version) && Math.abs(version) < 2 ** 31 ? version : -1
}

/** The answer to a refused form: status, reasons, and what was typed except passwords. */
export function refuseForm(context: Context, refusal: Refused, form: FormData) {
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password/i.test(name)) typed[name] = value
  }
  return data<RefusedForm>({ ...refusalFor(context, refusal), typed }, statusOf(refusal))
}

export function statusOf({ code, retryAfter }: Refused): { status: number; headers?: HeadersInit } {
  const status = ERRORS[code]
  return retryAfter === undefined ? { status } : { status, headers: { 'Retry-After': String(retryAfter) } }
}

/** To throw where a page cannot be had: its error page says the sentence. */
export function refusalPage(context: Context, refusal: Refused) {
  return data(refusalFor(context, refusal), statusOf(refusal))
}

export function refuseInWords(context: Context, refusal: Refused): Response {
  return new Response(messageFor(context, refusal.code), statusOf(refusal))
}

/** For routes to export: React Router passes on only cookies by default. */
export function headers({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  const seconds = [actionHeaders, loaderHeaders, errorHeaders]
    .map((some) => some?.get('Retry-After'))
    .find((value) => typeof value === 'string')
  return new Headers(seconds ? { 'Retry-After': seconds } : {})
}

/**
 * Runs a command; an exception is logged and refused with `code`, `PasswordsBusy` with 'passwords_busy', and with
 * 'changed_meanwhile' what was deleted while it was written.
 */
export async function attempt<Answer extends Outcome<unknown>>(
  { log }: Pick<Services, 'log'>,
  code: ErrorCode,
  command: () => Promise<Answer>,
): Promise<Answer | Refused> {
  try {
    return await command()
  } catch (error) {
    if (error instanceof PasswordsBusy) return refusedFor('passwords_busy', PASSWORDS_BUSY_SECONDS)
    const overtaken = isOvertaken(error)
    log[overtaken ? 'info' : 'error']({ ...describe(error), code }, 'command failed')
    return refused(overtaken ? 'changed_meanwhile' : code)
  }
}

/** SQLSTATEs: what a row refers to is gone, and a transaction that another one kept from ending. */
const OVERTAKEN = /^(23503|40001|40P01)$/

/** Whether a write failed because of another at the same moment, and not for a fault. */
function isOvertaken(error: unknown): boolean {
  if (error instanceof RowGone) return true
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? OVERTAKEN.test(code) : cause instanceof Error && isOvertaken(cause)
}
