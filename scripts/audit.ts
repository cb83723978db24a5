import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { close, type Found, failure, notRun, PASSED, run, step } from './steps.ts'

const REGISTRY = 'https://registry.npmjs.org/'
const ACCEPTED = 'docs/decisions/017-dependency-audit.md'

/** Known vulnerable, to detect registries that always answer that there are none. */
const KNOWN_WEAK = { name: 'minimist', version: '0.0.8' }
/** npm's default is a quarter of an hour; the user's own setting wins. */
const PATIENCE = { npm_config_fetch_timeout: '30000', npm_config_fetch_retries: '1', ...process.env }

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

const found = [
  await step(`${packages.length} packages come from the registry, each with its checksum`, fromRegistry),
  await step('only packages that were looked at may run scripts when installed', fewScripts),
  await step('no known weakness that is not decided on', noKnownWeakness),
]
close(found)
if (found.some(({ skipped }) => skipped > 0)) {
  console.log('NOT AUDITED: what is known against the packages could not be asked. Try again, or elsewhere.')
  process.exitCode = 1
}

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

/** The registry's advisories for these versions; reports a registry that does not answer or knows none at all. */
async function noKnownWeakness(): Promise<Found> {
  const { vulnerabilities, message = 'no reason given' } = await audited('.')
  if (!vulnerabilities) return notRun(`the registry did not say what it knows of weaknesses: ${message}`)
  const open = Object.entries(vulnerabilities).filter(([name]) => !accepts(name))
  if (open.length > 0) return failure(open.map(([name, { severity }]) => `${name}: ${severity}`).join('\n'))
  return (await knowsAnything())
    ? PASSED
    : notRun(`the registry answers, but knows of nothing, not even of ${Object.values(KNOWN_WEAK).join(' ')}`)
}

interface Audited {
  vulnerabilities?: Record<string, { severity: string }>
  message?: string
}

async function audited(folder: string): Promise<Audited> {
  const { output } = await run('npm', ['audit', '--json', '--prefix', folder], PATIENCE)
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1) || '{}') as Audited
}

async function knowsAnything(): Promise<boolean> {
  const { name, version } = KNOWN_WEAK
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-audit-'))
  const root = { name: 'asking', version: '1.0.0', dependencies: { [name]: version } }
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, [`node_modules/${name}`]: { version } } }
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    return name in ((await audited(folder)).vulnerabilities ?? {})
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the decision names a package, in backticks at the beginning of a line of its table. */
function accepts(name: string): boolean {
  return readFileSync(ACCEPTED, 'utf8').includes(`\n| \`${name}\` |`)
}
