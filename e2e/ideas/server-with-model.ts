import { rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import { modelServer } from './language-model.ts'
import { newDataFolder } from '../template.ts'

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
