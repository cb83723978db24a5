import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test as base } from '../fixtures.ts'
import { begin, end, IDEAS, type Answer } from './model-server.ts'
import { toast } from '../toasts.ts'

const FIRST = 7
/** A page that watches asks every five seconds. */
const RESUMED = { timeout: 20_000 }

interface Watched {
  page: Page
  /** How often the model was asked. */
  asked: () => number
}

const test = base.extend<{
  /** An owner's new profile, its ideas being made by a model that does this with each request. */
  watched: (answer: Answer) => Promise<Watched>
}>({
  watched: async ({ another, modelled }, provide) => {
    await provide(async (answer) => {
      modelled.answers(answer)
      const before = modelled.requests()
      const page = await another({ baseURL: modelled.server.url })
      const { id } = await signInWithProfile(page, { ideas: [], complete: false })
      await page.goto(`/portal/suggestions/${id}?mode=ai`)
      return { page, asked: () => modelled.requests() - before }
    })
  },
})

/** An answer that gives its first ideas and keeps the others until it is told. */
function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return {
    release: () => release(),
    async answer(response: ServerResponse): Promise<void> {
      begin(response, IDEAS.slice(0, FIRST))
      await released
      end(response, IDEAS.slice(FIRST))
    },
  }
}

async function showsFirst(tab: Page): Promise<void> {
  await expect(tab.getByText(`${FIRST} of ${IDEAS.length}`)).toBeVisible()
}

async function showsWholeList(tab: Page, patience = {}): Promise<void> {
  await expect(tab.getByRole('link', { name: 'Find in shop' })).toHaveCount(IDEAS.length, patience)
}

test('ideas of a language model appear as they are made; a reload and a second tab show the same', async ({
  watched,
}) => {
  const { answer, release } = held()
  const { page, asked } = await watched(answer)
  await expect(page.getByRole('heading', { name: 'Generating Gift Suggestions' })).toBeVisible()
  await showsFirst(page)
  await expect(page.getByText('Walnut chess board')).toBeVisible()
  await expect(page.getByText('Porcelain teapot')).toHaveCount(0)

  const secondTab = await page.context().newPage()
  await secondTab.goto(page.url())
  await page.reload()
  for (const tab of [page, secondTab]) await showsFirst(tab)

  release()
  for (const tab of [page, secondTab]) {
    await showsWholeList(tab)
    await expect(tab.getByText('Suggested by AI')).toHaveCount(IDEAS.length)
    await expect(tab.getByText('Suggested by AI, for gardening').first()).toBeVisible()
  }
  expect(asked()).toBe(1)
})

test('a failure is said with its reason, and Try again works', async ({ watched }) => {
  let refuses = true
  const { page, asked } = await watched((response) => {
    if (refuses) {
      response.writeHead(401, { 'Content-Type': 'application/json' })
      response.end('{"error":{"message":"bad key sk-secret"}}')
    } else {
      begin(response, IDEAS.slice(0, FIRST))
      end(response)
    }
  })
  await expect(toast(page, 'Failed to generate gift suggestions')).toBeVisible()
  const reason = page.getByText('Failed to generate suggestions: the AI service refused our key')
  await expect(reason).toBeVisible()
  expect(await page.content()).not.toContain('sk-secret')
  expect(asked()).toBe(1)

  refuses = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await showsWholeList(page)

  await test.step('where the model falls short, built-in ideas fill the list, and each says where it comes from', async () => {
    await expect(page.getByText('Suggested by AI')).toHaveCount(FIRST)
    await expect(page.getByText('Built-in idea')).toHaveCount(IDEAS.length - FIRST)
    await expect(toast(page, 'Gift suggestions generated successfully')).toBeVisible()
  })
})

test('a connection lost in between loses nothing', async ({ watched, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the connection is gone, as in a tunnel')
  const { answer, release } = held()
  const { page, asked } = await watched(answer)
  await showsFirst(page)

  await page.context().setOffline(true)
  release()
  await page.context().setOffline(false)
  await showsWholeList(page, RESUMED)
  expect(asked()).toBe(1)
})
