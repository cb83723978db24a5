// The first command on a fresh clone runs under whatever Node the machine has and without node_modules:
// built-ins only, and old syntax. It installs, then hands over to the Node that the lockfile names.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules', '.installed')

installWhenNeeded()
handOver(process.argv.slice(2))

function installWhenNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, 'utf8') : ''
  if (installed === wanted) return
  console.log('Installing dependencies (once, about a minute) …')
  npm(process.env, 'ci')
  // npm leaves out optional packages that need a newer Node than its own: those for the Node that has come now.
  if (Number(process.versions.node.split('.')[0]) < 24) npm(withOurs(), 'install', '--no-save')
  writeFileSync(stamp, wanted)
}

function npm(env, ...command) {
  // The build and the tests need the development tools whatever NODE_ENV says.
  const install = spawnSync(
    'npm',
    [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env,
    },
  )
  if (install.status === 0 && existsSync(node)) return
  console.error('\nThe dependencies could not be installed; npm says why above.\n')
  process.exit(install.status || 1)
}

/** Our Node and programs first. */
function withOurs() {
  const folders = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')]
  const path = [...folders, process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
  return { ...process.env, PATH: path }
}

function handOver(command) {
  const child = spawn(node, command, {
    cwd: root,
    stdio: 'inherit',
    // What Node has compiled serves the next start too.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      // Decoding pictures leaves memory behind in each arena of glibc.
      MALLOC_ARENA_MAX: '2',
      ...withOurs(),
    },
  })
  // A terminal sends Ctrl-C to both processes, a supervisor only to us; the child decides when to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code)
  })
}
