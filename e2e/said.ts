import { globSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, type Page } from '@playwright/test'
import { directionOf, SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { sticksOut } from './every-screen/large-text.ts'

/** What the site says in one language. */
export interface Said {
  /** The words for an English message of the catalogues, with these values and without tags. */
  say: (english: string, values?: Record<string, string | number>) => string
  /** Expects a page in this language: its words, its direction, and nothing wider than the screen. */
  expectOn: (page: Page) => Promise<void>
}

/** Reads the catalogues of a language. */
export function saidIn(language: string): Said {
  const messages = globSync(`app/languages/${language}/*.po`).flatMap((filename) =>
    Object.entries(
      formatter().parse(readFileSync(filename, 'utf8'), {
        locale: language,
        sourceLocale: SOURCE_LANGUAGE,
        filename,
      }),
    ),
  )
  const keys = new Set(messages.map(([key]) => key))
  const words = new Map(messages.map(([, { message = '', translation = '' }]) => [message, translation]))
  // What people write themselves has no such sentence in it.
  const english = [...words].flatMap(([message, translation]) =>
    message.includes(' ') && !/[{<]/.test(message) && !translation.includes(message) ? [message] : [],
  )
  return {
    say(message, values = {}) {
      const text = words.get(message)
      if (!text) throw new Error(`no words for '${message}' in ${language}`)
      return text
        .replace(/<\/?\d+>/g, '')
        .replace(/\{(\w+)\}/g, (_all: string, name: string) => String(values[name] ?? ''))
    },
    async expectOn(page) {
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language)
      await expect(html).toHaveAttribute('dir', directionOf(language))
      const shown = await wordsOn(page)
      expect(
        shown.filter((line) => keys.has(line)),
        `${page.url()}: messages without words`,
      ).toEqual([])
      const left = english.filter((sentence) => shown.some((line) => line.includes(sentence)))
      expect(left, `${page.url()}: English in ${language}`).toEqual([])
      expect(await sticksOut(page), page.url()).toEqual([])
    },
  }
}

/** The lines of a page, its title, and what is said of its elements, without what a translated text ends in. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    )
    const lines = document.body.innerText.split('\n')
    return [document.title, ...lines, ...said].map((line) => line.replaceAll('\u200B', '').trim())
  })
}
