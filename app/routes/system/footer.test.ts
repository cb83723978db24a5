import { expect, test } from 'vitest'
import { makeProfile, signedIn } from '#test/make.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import { openSite } from '#test/own-site.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const set = { TERMS_URL: 'https://wishes.example/terms', abuseEmail: 'abuse@wishes.example' }
const visit = await openSite(world)
const visitWithBoth = await openSite({ ...world, env: { ...world.env, ...set } })
const { slug } = await makeProfile(await signedIn(world, visit()))

const footerAt = async (path: string, browser: ReturnType<typeof visit>) =>
  /<footer[^]*<\/footer>/.exec(unescaped(await (await browser.get(path)).text()))?.[0] ?? ''

test.each(['/', `/gift/${slug}`, '/privacy'])(
  'at %s the footer leads to terms and abuse contact, where they are set',
  async (path) => {
    const footer = await footerAt(path, visitWithBoth())
    expect(footer).toContain('href="https://wishes.example/terms"')
    expect(footer).toContain('href="mailto:abuse@wishes.example"')
    const bare = textOf(await footerAt(path, visit()))
    for (const words of ['Terms', 'Report']) expect(bare).not.toContain(words)
  },
)

test.each(['/', '/signin', '/quiz/start', '/no/such/page', `/gift/${slug}`])(
  'at %s the footer has the quizzes, the privacy page, the figures and the copyright line',
  async (path) => {
    const footer = await footerAt(path, visit())
    const links = [...footer.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)].map(
      ([, attributes = '', content = '']) => [
        textOf(content) || /aria-label="([^"]*)"/.exec(attributes)?.[1],
        /href="([^"]*)"/.exec(attributes)?.[1],
      ],
    )
    expect(links).toEqual([
      ['How well does your partner know you?', '/quiz/start'],
      ['Find your mom vibe', '/quiz/mom-vibe'],
      ['English', '/language'],
      ['Privacy', '/privacy'],
      // Without JavaScript alone: else the menu has it, where something was taken.
      ['Your gifts', '/your-gifts'],
      ['Analytics', '/analytics'],
    ])
    const year = world.time.now.getUTCFullYear()
    expect(textOf(footer).replace(/\s+/g, ' ')).toContain(`© ${year} Wishfolio`)
  },
)
