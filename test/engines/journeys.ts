import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTemplate, makeTemplate } from '#test/database/data-folder.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { mailedLink, makeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import type { DrivenBrowser, StartBrowser } from './driven-browser.ts'
import { Person } from './person.ts'
import { ownFolder } from '#test/own-folder.ts'

const EMAIL = 'gran@example.org'
const QUESTIONS = 8
const START_WITHIN_MS = 120_000

/** The main ways through the product, in an engine that is not Chromium, against the production build. */
export function journeysIn(start: StartBrowser): void {
  let server: ServerProcess
  const folder = ownFolder(afterAll)
  let browsers: DrivenBrowser[]
  let person: Person
  let withoutScripts: Person
  let owner: HttpVisitor
  const mails = () => mailsIn(join(folder, 'outbox'))()

  beforeAll(async () => {
    const template = await makeTemplate()
    copyTemplate(template, folder)
    rmSync(template, { recursive: true, force: true })
    const [started, ...opened] = await Promise.all([
      startServer({ DATA_DIR: folder }),
      start(),
      start({ javaScript: false }),
    ])
    server = started
    browsers = opened
    ;[person, withoutScripts] = opened.map((browser) => new Person(browser, server.url)) as [Person, Person]
    owner = await signedIn({ mails }, new HttpVisitor(() => server.url))
    // The first wish that a server reads takes it seconds beside other tests.
    await new HttpVisitor(() => server.url).post('/create-gift-profile', profileForm())
  }, START_WITHIN_MS)

  afterAll(async () => {
    await Promise.all([...(browsers ?? []).map((browser) => browser.close()), server?.end('SIGTERM')])
  })

  test('a visitor takes an idea, and sees at once what another takes', async () => {
    const { slug, idea } = await makeProfile(owner, { ideas: ['A kite', 'A lamp'] })
    await person.opens(`/gift/${slug}`)
    await person.reads('2 of 2 still free')
    await person.clicks('Mark as taken', 'A kite')
    await person.clicks('Yes, mark as taken')
    await person.reads('You took this')

    const other = new HttpVisitor(() => server.url)
    await other.post(`/gift/${slug}`, { idea: idea('A lamp') })
    expect(await person.reads('Every idea is taken')).toBe(true)
  })

  test('without JavaScript a visitor is asked on a page of its own, and has the idea', async () => {
    const { slug } = await makeProfile(owner, { ideas: ['A drum', 'A harp'] })
    await withoutScripts.opens(`/gift/${slug}`)
    await withoutScripts.clicks('Mark as taken', 'A drum')
    await withoutScripts.reads('Mark as taken?')
    await withoutScripts.clicks('Yes, mark as taken')
    await withoutScripts.reads('Gift marked as taken')
    expect(await withoutScripts.reads('1 of 2 still free')).toBe(true)
  })

  test('on paper there is the code of the page, and no navigation or button', async () => {
    const { slug } = await makeProfile(owner)
    await person.opens(`/gift/${slug}`)
    await person.reads('2 of 2 still free')
    const printed = await person.waits('print', shownInPrint, [
      'body > header',
      'body > footer',
      '.button',
      '.print-code img',
    ])
    expect(printed).toEqual(['.print-code img'])
  })

  test('two partners play a quiz', async () => {
    await person.opens('/quiz/start')
    await person.types('Your name', 'Maya')
    await person.types("Your partner's name", 'Jonas')
    await person.clicks('Start the Quiz')
    await answerAll(person)
    await person.reads('Your quiz is ready')
    const link = await person.value('Link')

    await withoutScripts.opens(link)
    await withoutScripts.clicks('Start Guessing')
    await answerAll(withoutScripts)
    expect(await withoutScripts.reads('Question by question')).toBe(true)
  })

  test('a profile from before an account is there after signing up, and after signing in again; its editor takes a pasted list', async () => {
    await person.opens('/create-gift-profile')
    const form = profileForm({ recipient_name: 'Dad' })
    await person.types('Recipient name', 'Dad')
    await person.sets('Age group', form.age_group ?? '')
    await person.sets('Occasion type', form.occasion_type ?? '')
    await person.sets('Occasion date', form.occasion_date ?? '')
    await person.sets('Additional notes', '- A drum\n- A harp')
    await person.types('Additional notes', '')
    await person.presses('c')
    await person.clicks('Create Gift Profile')
    await person.clicks('Create Account')
    await person.reads('Sign up')
    await person.types('Email', EMAIL)
    await person.types('Password', PASSWORD)
    await person.clicks('Sign Up')
    await person.reads('Check your email to confirm your account')
    await person.opens(await mailedLink({ mails }))
    await person.reads('Email Verified Successfully!')
    await person.opens('/portal/profile')
    // The page before names the profile, too, and Firefox may load it once more.
    await person.reads('Copy URL')

    await person.clicks('Sign Out')
    await person.reads('Sign In')
    await person.opens('/signin')
    await person.types('Email', EMAIL)
    await person.types('Password', PASSWORD)
    await person.clicks('Sign In')
    await person.reads('Dad')

    const ideas = await person.waits('find the profile', pathOfIdeas)
    await person.opens(`${ideas}?mode=manual`)
    await person.waits('have scripts', () => document.querySelector('[aria-label^="Notifications"]') !== null)
    await person.types('Suggestion 1', '')
    await person.presses('v')
    expect(await person.value('Suggestion 2')).toBe('A harp')
    await person.clicks('Save Changes')
    await person.reads('Gift suggestions saved successfully')
    await person.reads('A drum')
  })
}

/** Chooses the first answer of each question. */
async function answerAll(person: Person): Promise<void> {
  for (let question = 1; question <= QUESTIONS; question++) {
    await person.reads(`Question ${question} of ${QUESTIONS}`)
    await person.clicks('A')
    await person.clicks('Next')
  }
}

/** In the page: where the ideas of the first profile are. */
function pathOfIdeas(): string | undefined {
  const path = document.querySelector('a[href^="/portal/suggestions/"]')?.getAttribute('href')
  return path?.split('?')[0]
}

/** In the page: which of these are shown when it is printed. */
function shownInPrint(selectors: string[]): string[] {
  const media = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule] : []),
      ...('cssRules' in rule ? media(rule.cssRules as CSSRuleList) : []),
    ])
  for (const { media: list } of [...document.styleSheets].flatMap((sheet) => media(sheet.cssRules))) {
    if (/\bprint\b/.test(list.mediaText))
      list.mediaText = list.mediaText.startsWith('not') ? 'not all' : 'all'
  }
  return selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0),
  )
}
