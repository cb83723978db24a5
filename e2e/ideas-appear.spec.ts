import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpAndIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { postedProfile } from './profiles.ts'
import { toast } from './toasts.ts'
import { startServer } from '#test/server-process.ts'

const IDEAS = [
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
  'Magnifying lamp',
  'Silk scarf',
  'Folding stool',
  'Clay plant labels',
]
const FIRST = 7

test('ideas of a language model appear as they are made; a reload and a second tab show the same', async ({
  another,
}) => {
  const model = await heldModel()
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-model-'))
  const server = await startServer({
    DATA_DIR: folder,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'held',
  })
  const page = await another({ baseURL: server.url })
  await signUpAndIn(page, server)
  const { id } = await postedProfile(page, { ideas: [], complete: false })

  await page.goto(`/portal/suggestions/${id}?mode=ai`)
  await expect(page.getByRole('heading', { name: 'Generating Gift Suggestions' })).toBeVisible()
  await expect(page.getByText(`${FIRST} of ${IDEAS.length}`)).toBeVisible()
  await expect(page.getByText('Walnut chess board')).toBeVisible()
  await expect(page.getByText('Porcelain teapot')).toHaveCount(0)

  const secondTab = await page.context().newPage()
  await secondTab.goto(page.url())
  await page.reload()
  for (const tab of [page, secondTab]) {
    await expect(tab.getByText(`${FIRST} of ${IDEAS.length}`)).toBeVisible()
  }

  model.release()
  for (const tab of [page, secondTab]) {
    await expect(tab.getByRole('link', { name: 'Find in shop' })).toHaveCount(IDEAS.length)
    await expect(tab.getByText('Suggested by AI').first()).toBeVisible()
  }
  expect(model.requests()).toBe(1)

  await page.close()
  await secondTab.close()
  await server.end('SIGTERM')
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the built-in ideas come with a toast', async ({ page, server }) => {
  await signUpAndIn(page, server)
  const { id } = await postedProfile(page, { ideas: [], complete: false })
  await page.goto(`/portal/suggestions/${id}?mode=ai`)
  await expect(toast(page, 'Gift suggestions generated successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find in shop' })).toHaveCount(IDEAS.length)
})

/** A model server that streams its first ideas and keeps the others until it is told. */
async function heldModel() {
  let requests = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  async function answer(response: ServerResponse): Promise<void> {
    requests += 1
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const [first, rest] = [IDEAS.slice(0, FIRST), IDEAS.slice(FIRST)].map((ideas) =>
      ideas.map((idea) => JSON.stringify({ idea })).join(','),
    )
    say(response, `{"elements":[${first},`)
    await released
    say(response, `${rest}]}`, 'stop')
    response.end('data: [DONE]\n\n')
  }
  const server = createServer((_request, response) => void answer(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    release,
    requests: () => requests,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function say(response: ServerResponse, content: string, finish_reason: string | null = null): void {
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason }]
  const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'held', choices }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
