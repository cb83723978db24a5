import { setTimeout } from 'node:timers/promises'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, Output, streamText, type TextStreamPart, type ToolSet, APICallError } from 'ai'
import { z } from 'zod'
import { type ExtractedIdea, ideaExtractor, MAX_ANSWER_LENGTH } from '#app/server/generator/extract-ideas.ts'
import { GenerationFailed, type IdeaModel } from '#app/server/generator/port.ts'
import { instructionsFor, promptFor } from '#app/server/generator/prompt.ts'
import type { GenerationFailure } from '#app/domain/ideas/generation.ts'

export interface LanguageModelConfig {
  provider: 'openai-compatible' | 'anthropic'
  baseUrl?: string
  apiKey?: string
  model: string
  timeoutMs: number
  chunkTimeoutMs: number
  retryMs?: number
}

const ANTHROPIC = 'https://api.anthropic.com/v1'
const OLLAMA_AT_HOME = 'http://127.0.0.1:11434/v1'
const ELEMENT = z.object({ idea: z.string() })
const PRICED_ELEMENT = z.object({ price: z.string(), idea: z.string() })

/** Of an answer as it travels, or of an error: the SDK reads both whole. */
const MAX_ANSWER_BYTES = 2_000_000

/** Enough for fifteen ideas and some reasoning; the SDK's default is the model's maximum. */
const MAX_TOKENS = 4096
// The SDK's warnings print models and settings; a failure's code says what matters.
globalThis.AI_SDK_LOG_WARNINGS = false

function modelOf({ provider, baseUrl, apiKey, model }: LanguageModelConfig): LanguageModel {
  if (provider === 'anthropic') {
    // Always both, or the SDK reads the environment.
    return createAnthropic({ baseURL: baseUrl ?? ANTHROPIC, apiKey: apiKey ?? '', fetch: boundedFetch })(
      model,
    )
  }
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? OLLAMA_AT_HOME,
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
    ...(apiKey ? { apiKey } : {}),
  })(model)
}

/** As `fetch`; an answer that is longer than any list of ideas breaks off. */
async function boundedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request)
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MAX_ANSWER_BYTES) controller.error(new RangeError('the answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(counting) ?? null, answer)
}

/**
 * Asks a language model. Gives each idea when it is complete, unfiltered. Throws GenerationFailed, also after some
 * ideas; fewer than the count is `bad_output`, an empty list `no_ideas`.
 */
export function languageModelGenerator(config: LanguageModelConfig): IdeaModel {
  const model = modelOf(config)
  return {
    async *ideasFor(recipient, wanted, deadline) {
      const finished = new AbortController()
      const limit = AbortSignal.any([deadline, AbortSignal.timeout(config.timeoutMs), finished.signal])
      const ask = (structured: boolean) =>
        answerTo(promptFor(recipient, wanted), {
          model,
          instructions: instructionsFor(wanted),
          priced: Boolean(wanted.currency),
          // Newer OpenAI models refuse this setting.
          maxTokens: config.provider === 'anthropic' ? MAX_TOKENS : undefined,
          structured,
          limit,
          chunkTimeoutMs: config.chunkTimeoutMs,
        })
      let given = 0
      try {
        for await (const { text, price } of ideasIn(withOneRetry(ask, config, limit))) {
          given++
          yield { text, source: 'model', reason: '', priceGuess: price }
        }
      } catch (error) {
        if (error instanceof GenerationFailed) throw error
        throw new GenerationFailed(failureOf(error, limit))
      } finally {
        finished.abort()
      }
      if (given < wanted.count) throw new GenerationFailed('bad_output')
    },
  }
}

interface Asking {
  model: LanguageModel
  instructions: string
  priced: boolean
  maxTokens: number | undefined
  /** Whether the provider enforces the JSON schema; some refuse that with a 400. */
  structured: boolean
  limit: AbortSignal
  chunkTimeoutMs: number
}

/** The chunks of one answer; throws the provider's error, or a TimeoutError when a chunk is late. */
async function* answerTo(
  prompt: string,
  { model, instructions, priced, maxTokens, structured, limit, chunkTimeoutMs }: Asking,
): AsyncGenerator<string> {
  let tooLong = false
  const answer = streamText({
    model,
    prompt,
    instructions,
    ...(structured ? { output: Output.array({ element: priced ? PRICED_ELEMENT : ELEMENT }) } : {}),
    maxRetries: 0,
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
    abortSignal: limit,
    timeout: { firstChunkMs: chunkTimeoutMs, chunkMs: chunkTimeoutMs },
    experimental_transform: () => upTo(MAX_ANSWER_LENGTH, () => (tooLong = true)),
    // Else the SDK prints the provider's words; the stream below carries the same error.
    onError: () => {},
  })
  // These reject too when the stream breaks; the loop below handles it.
  for (const promise of [answer.output, answer.finishReason]) Promise.resolve(promise).catch(() => {})
  for await (const part of answer.fullStream) {
    if (part.type === 'text-delta') yield part.text
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('no piece in time', 'TimeoutError')
  }
  if (tooLong) throw new RangeError('the answer is too long')
}

/** Ends an answer at a maximum length: the SDK parses all of it again with each chunk. */
function upTo(characters: number, exceeded: () => void) {
  let length = 0
  return new TransformStream<TextStreamPart<ToolSet>, TextStreamPart<ToolSet>>({
    transform(part, controller) {
      if (part.type === 'text-delta') length += part.text.length
      if (length <= characters) return controller.enqueue(part)
      exceeded()
      controller.terminate()
    },
  })
}

/** Retries once what may pass by itself or without the schema, and only while nothing has arrived. */
async function* withOneRetry(
  ask: (structured: boolean) => AsyncIterable<string>,
  { retryMs = 1000, timeoutMs }: LanguageModelConfig,
  limit: AbortSignal,
): AsyncGenerator<string> {
  let arrived = false
  try {
    for await (const piece of ask(true)) {
      arrived = true
      yield piece
    }
  } catch (error) {
    const retry = arrived ? null : retryFor(error, retryMs)
    if (retry === null || retry.delay >= timeoutMs) throw error
    await setTimeout(retry.delay, undefined, { signal: limit })
    yield* ask(retry.structured)
  }
}

async function* ideasIn(pieces: AsyncIterable<string>): AsyncGenerator<ExtractedIdea> {
  const extractor = ideaExtractor()
  for await (const piece of pieces) yield* extractor.push(piece)
  yield* extractor.end()
  if (extractor.isEmpty()) throw new GenerationFailed('no_ideas')
}

const BY_STATUS: Readonly<Record<number, GenerationFailure>> = {
  401: 'auth',
  403: 'auth',
  404: 'not_found',
  408: 'timeout',
  429: 'rate_limited',
  504: 'timeout',
}

/** The code of an AI SDK error; its text is dropped, because it may hold secrets. */
function failureOf(error: unknown, deadline: AbortSignal): GenerationFailure {
  if (deadline.aborted || isTimeout(error)) return 'timeout'
  if (!APICallError.isInstance(error)) return error instanceof TypeError ? 'unavailable' : 'bad_output'
  const { statusCode, cause } = error
  // No status: never connected. A good status with a network cause: the connection broke.
  if (statusCode === undefined || (statusCode < 300 && cause instanceof TypeError)) return 'unavailable'
  if (BY_STATUS[statusCode]) return BY_STATUS[statusCode]
  if (statusCode >= 500) return 'unavailable'
  return statusCode >= 400 ? 'request_refused' : 'bad_output'
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError'
}

/** How to retry: the delay in milliseconds, and whether with structured output; null for no retry. */
function retryFor(error: unknown, usualDelay: number): { delay: number; structured: boolean } | null {
  if (!APICallError.isInstance(error)) return null
  if (error.statusCode === 400 || error.statusCode === 422) return { delay: 0, structured: false }
  if (!error.isRetryable) return null
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN)
  return { delay: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : usualDelay, structured: true }
}
