import { readFileSync } from 'node:fs'
import { close, type Found, failure, notRun, PASSED, run, step } from './steps.ts'

const REGISTRY = 'https://registry.npmjs.org/'
const ACCEPTED = 'docs/decisions/017-what-the-audit-finds.md'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  inBundle?: boolean
  link?: boolean
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, object | undefined>
const packages = Object.entries((read('package-lock.json').packages ?? {}) as Record<string, Locked>).filter(
  ([path]) => path !== '',
)

close([
  await step(`${packages.length} packages come from the registry, each with its checksum`, fromRegistry),
  await step('only packages that were looked at may run scripts when installed', fewScripts),
  await step('no known weakness that is not decided on', noKnownWeakness),
])

async function fromRegistry(): Promise<Found> {
  const strange = packages.filter(
    ([, { link, inBundle, resolved = REGISTRY, integrity = '' }]) =>
      // What is bundled in another package is under that one's checksum.
      link || !resolved.startsWith(REGISTRY) || !(inBundle || integrity.startsWith('sha512-')),
  )
  return strange.length === 0 ? PASSED : failure(strange.map(([path]) => path).join('\n'))
}

async function fewScripts(): Promise<Found> {
  const decided = Object.keys(read('package.json').allowScripts ?? {})
  const names = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  const undecided = [...new Set(names)].filter((name) => !decided.includes(name) && !accepts(name))
  return undecided.length === 0 ? PASSED : failure(`neither allowed nor refused: ${undecided.join(', ')}`)
}

/** What the registry knows against these versions; an endpoint that does not answer is said, never passed. */
async function noKnownWeakness(): Promise<Found> {
  const { output } = await run('npm', ['audit', '--json'])
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  const { vulnerabilities } = JSON.parse(json || '{}') as {
    vulnerabilities?: Record<string, { severity: string }>
  }
  if (!vulnerabilities) return notRun('the registry did not answer what it knows of weaknesses (npm audit)')
  const open = Object.entries(vulnerabilities).filter(([name]) => !accepts(name))
  return open.length === 0
    ? PASSED
    : failure(open.map(([name, { severity }]) => `${name}: ${severity}`).join('\n'))
}

/** Whether the decision names a package, in backticks at the beginning of a line of its table. */
function accepts(name: string): boolean {
  return readFileSync(ACCEPTED, 'utf8').includes(`\n| \`${name}\` |`)
}
