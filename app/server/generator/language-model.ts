import { setTimeout as setTimeoutPromise } from 'node:timers/promises'

import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, Output, streamText, type TextStreamPart, type ToolSet } from 'ai'
import { z } from 'zod'

import { type ExtractedIdea, ideaExtractor, MAX_ANSWER_LENGTH } from '#app/server/generator/extract-ideas.ts'
import { failureOf, retryFor } from '#app/server/generator/failure-of.ts'
import { GenerationFailed, type IdeaModel } from '#app/server/generator/port.ts'
import { INSTRUCTIONS, PRICE_INSTRUCTIONS, promptFor } from '#app/server/generator/prompt.ts'

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
  { model, priced, maxTokens, structured, limit, chunkTimeoutMs }: Asking,
): AsyncGenerator<string> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('no piece in time', 'TimeoutError')),
    chunkTimeoutMs,
  )
  let tooLong = false
  const answer = streamText({
    model,
    prompt,
    instructions: priced ? INSTRUCTIONS + PRICE_INSTRUCTIONS : INSTRUCTIONS,
    ...(structured ? { output: Output.array({ element: priced ? PRICED_ELEMENT : ELEMENT }) } : {}),
    maxRetries: 0,
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
    abortSignal: AbortSignal.any([limit, late.signal]),
    experimental_transform: () => upTo(MAX_ANSWER_LENGTH, () => (tooLong = true)),
    // Else the SDK prints the provider's words; the stream below carries the same error.
    onError: () => {},
  })
  // These reject too when the stream breaks; the loop below handles it.
  for (const promise of [answer.output, answer.finishReason]) Promise.resolve(promise).catch(() => {})
  try {
    for await (const part of answer.fullStream) {
      timer.refresh()
      if (part.type === 'text-delta') yield part.text
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw late.signal.aborted ? late.signal.reason : limit.reason
    }
    if (tooLong) throw new RangeError('the answer is too long')
  } finally {
    clearTimeout(timer)
  }
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
    await setTimeoutPromise(retry.delay, undefined, { signal: limit })
    yield* ask(retry.structured)
  }
}

async function* ideasIn(pieces: AsyncIterable<string>): AsyncGenerator<ExtractedIdea> {
  const extractor = ideaExtractor()
  for await (const piece of pieces) yield* extractor.push(piece)
  yield* extractor.end()
  if (extractor.isEmpty()) throw new GenerationFailed('no_ideas')
}
