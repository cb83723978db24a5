import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type BareAnswer, type BareServer, startBareServer } from './bare-server.ts'
import { type Figure, median, printFigures } from './figures.ts'
import { load } from './load.ts'
import { type Painted, paints } from './paint.ts'
import { openPhone, type Phone } from './phone.ts'
import { memoryOf, processorMsOf, type Site, withSite } from './site.ts'
import { openChromium, weigh } from './weigh.ts'

const CONNECTIONS = 100
const ROUNDS = 3
const SECONDS = 4
/** So long both servers answer before it is counted: V8 compiles what it has seen often. */
const WARM_UP_SECONDS = 8
const CHANGES = 20
/** A cookie of ours makes a request its own. */
const OWN_COOKIE = { Cookie: 'wishfolio.bench=1' }
const BROTLI = { 'Accept-Encoding': 'br' }
const LANDING = '/'

const METRICS_TOKEN = randomBytes(16).toString('hex')

await withSite({ profiles: 2, ideas: 15 }, { METRICS_TOKEN }, async (site) => {
  const shared = `/gift/${site.profiles[0]?.slug}`
  const bare = await startBareServer(await bareAnswers(site, [shared, LANDING]))
  try {
    const figures = [
      ...(await throughput(site, bare, shared)),
      ...(await rendersPerChange(site)),
      { name: 'memory of the server after load, MB', value: memoryOf(site.server.pid), most: 250 },
    ]
    // Browsers take their part of the processors: only now.
    const browser = await openChromium()
    const phone = await openPhone()
    try {
      figures.push(
        ...(await seenOnPhone(browser, phone, site, bare, 'shared page', shared)),
        ...(await seenOnPhone(browser, phone, site, bare, 'landing page', LANDING)),
      )
    } finally {
      await browser.close()
      await phone.close()
    }
    printFigures(figures)
  } finally {
    bare.stop()
  }
})

/**
 * By path: the very bytes of the site's pages, plain, in brotli and as 304; and the same text without its looks, with the
 * headers that every answer has and without them.
 */
async function bareAnswers({ server }: Site, paths: string[]): Promise<Record<string, BareAnswer>> {
  const answers: Record<string, BareAnswer> = {}
  for (const path of paths) {
    const response = await fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity' } })
    const page = await response.text()
    const headers = Object.fromEntries(response.headers)
    for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
      delete headers[name]
    answers[`${path}?plain`] = answer(200, headers, Buffer.from(page))
    answers[`${path}?br`] = answer(200, { ...headers, 'content-encoding': 'br' }, brotliCompressSync(page))
    answers[`${path}?304`] = answer(304, headers, Buffer.alloc(0))
    const words = brotliCompressSync(textOnly(page))
    const html = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    answers[`${path}?words`] = answer(200, { ...headers, ...html }, words)
    answers[`${path}?without-headers`] = answer(200, html, words)
  }
  return answers
}

function answer(status: number, headers: Record<string, string>, body: Buffer): BareAnswer {
  const length = status === 304 ? undefined : { 'content-length': String(body.length) }
  return { status, headers: { ...headers, ...length }, body: body.toString('base64') }
}

/** A page's words in their elements, without classes, styles, scripts and drawings. */
function textOnly(page: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(page)?.[1] ?? ''
  const plain = body
    .replace(/<(script|style|svg)\b[^]*?<\/\1>|<link\b[^>]*>/g, '')
    .replace(/<(a|form|input|button)\b[^>]*?((?: href| action| name| value| type)="[^"]*")*[^>]*>/g, '<$1$2>')
    .replace(/<(div|section|header|footer|nav|main|p|h1|h2|h3|ul|ol|li|span|aside)\b[^>]*>/g, '<$1>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head><body>${plain}</body></html>`
}

/** Requests a second as shares of what the bare server does, in turns. */
async function throughput({ server }: Site, bare: BareServer, path: string): Promise<Figure[]> {
  const tag = (await fetch(server.url + path, { headers: BROTLI })).headers.get('ETag') ?? ''
  const ways = {
    'shared page, of bare': { bare: 'plain', headers: {}, least: 0.8 },
    '  in brotli, of bare': { bare: 'br', headers: BROTLI, least: 0.8 },
    '  as 304, of bare': { bare: '304', headers: { ...BROTLI, 'If-None-Match': tag }, least: 0.8 },
    '  rendered for one visitor, of bare': { bare: 'plain', headers: OWN_COOKIE, least: 0.05 },
  }
  const figures: Figure[] = []
  for (const [name, way] of Object.entries(ways)) {
    const ratios: number[] = []
    await loaded(`${bare.url}${path}?${way.bare}`, {}, WARM_UP_SECONDS)
    await loaded(server.url + path, way.headers, WARM_UP_SECONDS)
    let answered = 0
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const yardstick = await loaded(`${bare.url}${path}?${way.bare}`, {})
      const before = processorMsOf(server.pid)
      const mine = await loaded(server.url + path, way.headers)
      costs.push((processorMsOf(server.pid) - before) / mine.requests.total)
      ratios.push(mine.requests.average / yardstick.requests.average)
      // What was answered otherwise than the bare server answers does not count.
      const right = way.bare === '304' ? mine['3xx'] : mine['2xx']
      answered += right / mine.requests.total / ROUNDS
    }
    figures.push(
      { name, value: median(ratios), least: way.least },
      { name: '    processor time of Node for each, ms', value: median(costs) },
      { name: '    answered as asked', value: answered, least: 1 },
    )
  }
  return figures
}

function loaded(url: string, headers: Record<string, string>, seconds = SECONDS) {
  return load({ url, headers, connections: CONNECTIONS, seconds })
}

/** How often the page is made while a hundred visitors ask without a pause and its ideas are taken one by one. */
async function rendersPerChange({ server, profiles, ideas }: Site): Promise<Figure[]> {
  const path = `/gift/${profiles[1]?.slug}`
  await fetch(server.url + path)
  const before = await rendersOf(server)
  const asking = load({ url: server.url + path, connections: CONNECTIONS, seconds: 10 })
  await pause(2_000)
  const changes = ideas.slice(0, CHANGES)
  for (const idea of changes) {
    const take = { method: 'POST', body: new URLSearchParams({ idea }), redirect: 'manual' } as const
    await fetch(`${server.url}${path}/take`, take)
    await pause(300)
  }
  const { requests } = await asking
  const made = (await rendersOf(server)) - before
  return [
    { name: `renders for each of ${changes.length} changes`, value: made / changes.length, most: 1 },
    { name: '    while so many visitors asked', value: requests.total },
  ]
}

/** As the server itself counts them, where React is called. */
async function rendersOf({ url }: Site['server']): Promise<number> {
  const figures = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/^wishfolio_renders_total (\d+)/m.exec(await figures.text())?.[1])
}

/** How many bytes a page is on the line, without headers. */
async function bytesSent(url: string): Promise<number> {
  const [answered] = (await once(get(url, { headers: BROTLI }), 'response')) as [IncomingMessage]
  return (await buffer(answered)).length
}

/** Weight and paint beside the same words served bare. */
async function seenOnPhone(
  browser: Browser,
  phone: Phone,
  { server }: Site,
  bare: BareServer,
  name: string,
  path: string,
): Promise<Figure[]> {
  const weight = await weigh(browser, server.url + path)
  const code = (weight.Script ?? 0) + (weight.Stylesheet ?? 0)
  const urls = [`${bare.url}${path}?words`, `${bare.url}${path}?without-headers`, server.url + path]
  const [words, withoutHeaders, own] = (await paints(phone, urls)) as [Painted, Painted, Painted]
  return [
    { name: `${name}: HTML as it comes, kB`, value: (await bytesSent(server.url + path)) / 1000, most: 6 },
    { name: '  scripts and styles as they come, kB', value: code / 1000, most: 90 },
    { name: '  fonts, kB', value: (weight.Font ?? 0) / 1000 },
    {
      name: '  largest paint, of the same words bare',
      value: own.largestPaint / words.largestPaint,
      most: 1.6,
    },
    { name: '    in ms', value: own.largestPaint },
    { name: '    bare, in ms', value: words.largestPaint },
    {
      name: '    of the bare words without our headers',
      value: own.largestPaint / withoutHeaders.largestPaint,
    },
    { name: '  layout shift, worst run', value: own.shift, most: 0 },
    { name: '  blocked after the first paint, ms', value: own.blocking, most: 100 },
    { name: '    from the start, ms', value: own.blockingFromStart },
  ]
}
