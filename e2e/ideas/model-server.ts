import type { ServerResponse } from 'node:http'
import { type HttpServer, startHttpServer } from '#test/programs/http-server.ts'
import { rmSync } from 'node:fs'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import { newDataFolder } from '../template.ts'

export const IDEAS = [
  'Copper garden trowel',
  'Linen apron with pockets',
  'Brass bird feeder',
  'Crossword anthology',
  'Wool picnic blanket',
  'Enamel watering can',
  'Walnut chess board',
  'Porcelain teapot',
  'Leather bookmark',
  'Cedar seed box',
  'Kneeling pad',
  'Brass sundial',
  'Silk scarf',
  'Folding stool',
  'Clay plant labels',
]

interface ModelServer extends HttpServer {
  requests(): number
}

/** A server that speaks as OpenAI's does, on loopback; `answer` says what it does with each request. */
export async function modelServer(
  answer: (response: ServerResponse) => void | Promise<void>,
): Promise<ModelServer> {
  let requests = 0
  const { url, close } = await startHttpServer((_request, response) => {
    requests += 1
    void answer(response)
  })
  return { url: `${url}/v1`, requests: () => requests, close }
}

/** Begins a streamed list with these ideas. */
export function begin(response: ServerResponse, ideas: readonly string[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  say(response, `{"elements":[${asElements(ideas)}`)
}

/** Ends it with these more. */
export function end(response: ServerResponse, ideas: readonly string[] = []): void {
  say(response, `${ideas.length > 0 ? `,${asElements(ideas)}` : ''}]}`, 'stop')
  response.end('data: [DONE]\n\n')
}

function asElements(ideas: readonly string[]): string {
  return ideas.map((idea) => JSON.stringify({ idea })).join(',')
}

function say(response: ServerResponse, content: string, finish_reason: string | null = null): void {
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason }]
  const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'test', choices }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

export type Answer = (response: ServerResponse) => void | Promise<void>

/** A server of its own whose ideas come from a model on loopback. */
export interface Modelled {
  server: ServerProcess
  /** What the model does with each request from now on. */
  answers: (answer: Answer) => void
  requests: () => number
}

/** Starts one, and ends it once it has been used. */
export async function provideModelled(provide: (modelled: Modelled) => Promise<void>): Promise<void> {
  const folder = newDataFolder()
  let answer: Answer = () => {}
  const model = await modelServer((response) => answer(response))
  const env = {
    DATA_DIR: folder,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'test',
  }
  const server = await startServer(env)
  await provide({
    server,
    answers: (next) => void (answer = next),
    requests: model.requests,
  })
  await server.end('SIGKILL')
  await model.close()
  rmSync(folder, { recursive: true, force: true })
}
