import { randomBytes } from 'node:crypto'
import { bareAnswers, startBareServer } from './load/bare-server.ts'
import { gatheringOf, type Site, withSite } from './site.ts'
import { seenOnPhones } from './page-on-phone.ts'
import { cachedBesideBare, renderedForOne, rendersPerChange } from './load/page-requests.ts'
import { openPhone } from './phone.ts'
import { memoryOf } from './load/process-usage.ts'
import { printReport } from './report.ts'

const METRICS_TOKEN = randomBytes(16).toString('hex')
const LANDING_PAGE = '/'

await withSite({ profiles: 2, ideas: 15 }, { METRICS_TOKEN, PAGES_PER_CLIENT: '1000000' }, async (site) => {
  const { server, profiles } = site
  const sharedPage = `/gift/${profiles[0]?.slug}`
  const gathering = `/gathering/${await gatheringOf(site)}`
  const bare = await startBareServer({
    ...(await bareAnswers(server.url, sharedPage)),
    ...(await bareAnswers(server.url, gathering)),
    ...(await bareAnswers(server.url, LANDING_PAGE)),
  })
  try {
    printReport(await cachedBesideBare(server, bare, sharedPage), 'Shared page, from the cache')
    printReport(await cachedBesideBare(server, bare, gathering), 'Gathering page, from the cache')
    printReport(await cachedBesideBare(server, bare, LANDING_PAGE), 'Landing page, from the cache')
    printReport(await renderedForOne(server, sharedPage), 'Shared page, rendered')
    printReport(await rendersPerChange(site, () => rendersOf(server)))
    printReport([{ name: 'memory of the server after load, MB', value: memoryOf(server.pid), max: 250 }])
    // Last, because browsers use both cores.
    const phone = await openPhone()
    try {
      printReport(await seenOnPhones(phone, server.url, bare, sharedPage), 'Shared page, in a browser')
      printReport(await seenOnPhones(phone, server.url, bare, LANDING_PAGE), 'Landing page, in a browser')
    } finally {
      await phone.close()
    }
  } finally {
    bare.stop()
  }
})

async function rendersOf({ url }: Site['server']): Promise<number> {
  const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/^wishfolio_renders_total (\d+)/m.exec(await metrics.text())?.[1])
}
